"""A site without a server: the whole game in a folder of files, answered by the server's own doors in the browser.

`build_page` makes the folder; `inside` is what runs in the browser, by Python compiled to WebAssembly (Pyodide). The
browser's side is `web/src/anywhere`.
"""

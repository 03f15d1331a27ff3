"""A site without a server: a folder of static files, in which the server's own code answers requests in the browser.

`build_page` writes the folder. `inside` runs in the browser, on Python compiled to WebAssembly (Pyodide); the
TypeScript side is `web/src/anywhere`.
"""

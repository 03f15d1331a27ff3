"""Security: protects tables from strangers, people from each other, and the server from its input.

A token proves a seat (`tokens`). A page of another site must not act with a visitor's cookies (`origins`), nor read
answers as if it were the server's own (`hosts`). Rate limits (`limits`) count by the client's address behind trusted
proxies (`addresses`). Bodies are limited in size (`bodies`), JSON is decoded strictly (`decoding`), what people write
is normalised (`cleaning`), and headers of every answer tell browsers what they may do with it (`response_headers`).
Nothing is ever evaluated or unpickled, and nothing here knows of tables or databases. Bad input raises `Invalid`
(`refusal`), except what middleware and limits refuse themselves.
"""

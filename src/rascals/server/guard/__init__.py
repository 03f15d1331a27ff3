"""What protects tables from strangers, people from each other, and the server from what comes in.

A seat is proved by a token (`tokens`); a page of another site must not act with a visitor's cookies (`origins`), nor
read as if it were the server's own (`hosts`); the address behind trusted proxies (`addresses`) is what limits count by
(`limits`). Bodies have an end (`bodies`), JSON is read strictly (`decoding`), what people write is cleaned
(`cleaning`), and every answer tells browsers what they may do with it (`answer_headers`). Nothing is ever evaluated or
unpickled, nothing here knows of tables or databases. What is not let in is an `Invalid` (`refusal`), but for what
middleware and limits refuse by themselves.
"""

"""Security: protects tables from strangers, people from each other, and the server from its input.

A token proves a seat (`tokens`). A page of another site must not act with a visitor's cookies (`origins`), nor read
answers as if it were the server's own, and what a request may send and browsers may do with its answer is limited
(`middleware`). Connections are counted (`gate`), by the client's address behind trusted proxies (`origins`). JSON is
decoded strictly, and what people write is normalised (`validation`). The server itself connects only to known hosts
(`outward`). Nothing is ever evaluated or unpickled, and nothing here depends on tables or databases. Bad input raises
`Invalid` (`requests`), except what middleware and limits refuse themselves.
"""

"""The games. Each is a package of its own and knows no other; a new package here is found by itself."""

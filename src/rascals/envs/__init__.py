"""The games as environments of other libraries: one module for each library, which requires it.

`rascals.envs.openspiel` registers them in OpenSpiel. The common part, `situations`, requires no library.
"""

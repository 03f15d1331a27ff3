"""The games as environments of other libraries: each in a module of its own, which needs that library.

`rascals.envs.openspiel` registers them in OpenSpiel. What such environments are made of, `situations`, needs nothing.
"""

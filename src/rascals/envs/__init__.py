"""The games as environments of other libraries: one module for each library, which requires it.

`rascals.envs.pettingzoo` has them for several learners, `rascals.envs.gymnasium` for one learner among bots, and
`rascals.envs.openspiel` registers them in OpenSpiel. Of the common parts `situations` requires no library, `rewards`
and `recollection` numpy, and `interface` gymnasium too.
"""

"""A vector environment as a batched TorchRL environment, played by an untrained network.

    python examples/torchrl_games.py

It was run with torchrl 0.14.1, torch 2.13.0 and gymnasium 1.4.0. TorchRL's own `GymWrapper` does not accept the vector
environment: it fills missing last observations with NaN, which is not in a space of integers. A reward belongs to the
seat in `seat`; to learn for all seats add `info["final_info"]["rewards"]`.
"""

from __future__ import annotations

from typing import Any

import torch
from tensordict.nn import TensorDictModule
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import ActionMask, EnvBase, TransformedEnv
from torchrl.envs.utils import check_env_specs
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor

from rascals.envs.vector import vector


class Games(EnvBase):  # type: ignore[misc]  # TorchRL may not be there
    """The games of a vector environment as a batched TorchRL environment."""

    def __init__(self, env: Any) -> None:
        games, actions = env.num_envs, int(env.single_action_space.n)
        super().__init__(batch_size=[games])
        self.env = env
        numbers = env.observation_space["observation"]
        self.observation_spec = Composite(
            observation=Bounded(torch.tensor(numbers.low), torch.tensor(numbers.high), dtype=torch.int8),
            action_mask=Binary(shape=(games, actions), dtype=torch.bool),
            seat=Categorical(env.game.players, shape=(games,)),
            shape=(games,),
        )
        self.action_spec = Categorical(actions, shape=(games,))
        self.reward_spec = Unbounded(shape=(games, 1))
        ends = {name: Binary(shape=(games, 1), dtype=torch.bool) for name in ("done", "terminated", "truncated")}
        self.done_spec = Composite(ends, shape=(games,))

    def _seen(self, observation: Any, mask: Any, seat: Any) -> Any:
        seen = {"observation": torch.tensor(observation), "action_mask": torch.tensor(mask).bool()}
        return self.empty().update(seen | {"seat": torch.tensor(seat).long()})

    def empty(self) -> Any:
        """Return an empty observation."""
        return self.observation_spec.zero().empty()

    def _reset(self, tensordict: Any = None, **_: Any) -> Any:
        if tensordict is None or "_reset" not in tensordict:
            self.env.reset(seed=self.seed)
        batch = self.env.batch  # if only some are to be reset, these were reset in their last step
        return self._seen(batch.observation, batch.legal, batch.seat)

    def _step(self, tensordict: Any) -> Any:
        observation, rewards, terminated, truncated, info = self.env.step(tensordict["action"].numpy())
        after = self._seen(observation["observation"], observation["action_mask"], info["seat"])
        for index in (terminated | truncated).nonzero()[0].tolist():
            final = info["final_obs"][index]
            after["observation"][index] = torch.tensor(final["observation"])
            after["action_mask"][index] = torch.tensor(final["action_mask"]).bool()
            after["seat"][index] = int(info["final_info"]["seat"][index])
        ends = {"terminated": terminated, "truncated": truncated, "done": terminated | truncated}
        ends = {name: torch.tensor(end)[:, None] for name, end in ends.items()}
        return after.update(ends | {"reward": torch.tensor(rewards)[:, None]})

    def _set_seed(self, seed: int | None) -> None:
        self.seed = seed

    seed: int | None = None


def main() -> None:
    """Play some steps of 64 games."""
    env = TransformedEnv(Games(vector("felicity", 64, players=3)), ActionMask())
    check_env_specs(env)
    net = MLP(in_features=212, out_features=119, num_cells=[64])
    policy = ProbabilisticActor(
        TensorDictModule(lambda numbers: net(numbers.float() / 16), in_keys=["observation"], out_keys=["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
    )
    seen = env.rollout(150, policy, break_when_any_done=False)
    print(seen.shape, int(seen["next", "done"].sum()))


if __name__ == "__main__":
    main()

"""Train a policy for Splitter alone with PPO, in PyTorch and on the vector environment, and play it against `easy`.

    pip install 'splittable[torch]'
    python examples/lab/train_splitter.py [--seconds 600] [--games 1000] [--plot docs/pictures/lab-learning.svg]

One file, in the manner of CleanRL: a network, a rollout, generalised advantages, PPO's clipped loss.
For each number of the roll the actor sees planes of 7 × 8 cells: where it is written, where the other one is, what is
empty, where the stars are, and how many cells the group would lack. It says how much it likes the number in each cell;
the logit of a writing is the sum for its two cells. It learns from the points at the end of a game and nothing else.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

from splittable.lab.gym import BatchEnv, TableEnv
from splittable.lab.observations import places

ROWS, COLUMNS, FACES, ROUNDS, SLOTS = 7, 8, 6, 22, 28
CELLS, PLANES, LOOKS = ROWS * COLUMNS, 1 + FACES + 1, 7
LEFT = torch.tensor([row * COLUMNS + 3 - away for row in range(ROWS) for away in range(4)])
RIGHT = torch.tensor([row * COLUMNS + 4 + away for row in range(ROWS) for away in range(4)])
FIELDS = {place.name: place for place in places("splitter", 1)}
LEARNING_RATE, EPOCHS, MINIBATCHES = 2.5e-3, 2, 8
TRACE, CLIP, SURPRISE, VALUE_SHARE, MOST_NORM = 0.95, 0.2, 0.003, 0.5, 0.5
"""GAE's lambda, PPO's clipping range, the entropy's weight, the value's weight and the longest gradient."""
POINTS = 0.1
"""Rewards are counted in tens of points, so that the value's loss is of the same size as the policy's."""


def field(observations: Tensor, name: str) -> Tensor:
    """A field of all observations; those used here have the same offsets for any number of players."""
    place = FIELDS[name]
    return observations[:, place.start : place.stop].reshape(-1, *place.field.shape)


def beside(planes: Tensor) -> Tensor:
    """The four neighbours of each cell, 0 beyond the edge."""
    wide = nn.functional.pad(planes, (1, 1, 1, 1))
    return torch.stack([wide[..., :-2, 1:-1], wide[..., 2:, 1:-1], wide[..., 1:-1, :-2], wide[..., 1:-1, 2:]])


def sizes_at(planes: Tensor) -> Tensor:
    """How large the group would be if one more cell of each plane were written."""
    labels = torch.arange(1, CELLS + 1).reshape(ROWS, COLUMNS) * planes
    for _ in range(FACES):
        labels = torch.maximum(labels, beside(labels).amax(0)) * planes
    flat = labels.reshape(-1, CELLS)
    counts = torch.zeros(len(flat), CELLS + 1, dtype=torch.int64).scatter_add_(1, flat, torch.ones_like(flat))
    counts[:, 0] = 0
    near = beside(labels).reshape(4, -1, CELLS).sort(0).values
    # A group that touches the cell on two sides counts once.
    near[1:][near[1:] == near[:-1]] = 0
    sizes = 1 + counts.gather(1, near.permute(1, 0, 2).flatten(1)).reshape(-1, 4, CELLS).sum(1)
    return sizes.reshape(planes.shape)


@dataclass(frozen=True)
class Seen:
    """What the policy sees of some tables: 28 slots, each in two ways round."""

    sheets: Tensor
    """Planes of empty cells, of each number, and of stars."""
    looks: Tensor
    """For each number of the roll, planes of what matters to it."""
    faces: Tensor
    """The two numbers of the roll, from 0, the lower one first."""
    codes: Tensor
    is_legal: Tensor

    def at(self, tables: Tensor) -> "Seen":
        """Some of these tables."""
        return Seen(*(getattr(self, name)[tables] for name in self.__dataclass_fields__))


def see(observations: NDArray[np.uint8], masks: NDArray[np.int8]) -> Seen:
    """Observations and masks of the environment as the policy sees them."""
    known = torch.from_numpy(observations)
    roll = field(known, "roll")
    faces = torch.stack([roll.argmax(1), FACES - 1 - roll.flip(1).argmax(1)], dim=1)
    cells, stars = field(known, "seat_0_cells"), field(known, "stars")[:, None]
    equal = cells[torch.arange(len(cells))[:, None], 1 + faces]
    empty = cells[:, :1].expand(-1, 2, -1, -1)
    lacks = 1 + faces[:, :, None, None] - sizes_at(equal.long())
    planes = [equal, equal.flip(1), empty, stars.expand(-1, 2, -1, -1), lacks / FACES, lacks == 0, lacks < 0]
    looks = torch.stack([plane.float() for plane in planes], dim=2)
    ways = torch.stack([faces[:, 0] * FACES + faces[:, 1], faces[:, 1] * FACES + faces[:, 0]], dim=1)
    codes = (torch.arange(SLOTS) * FACES**2 + ways[:, :, None]).flatten(1)
    is_legal = torch.from_numpy(masks).gather(1, codes) > 0
    is_legal[:, SLOTS:] &= (faces[:, 0] != faces[:, 1])[:, None]
    return Seen(torch.cat([cells, stars], dim=1).float(), looks, faces, codes, is_legal)


class Policy(nn.Module):
    """An actor that looks at the sheet once for each number of the roll, with the same weights, and a critic."""

    def __init__(self, width: int = 24) -> None:
        super().__init__()
        self.number = nn.Linear(FACES + 1, width)
        self.near = nn.Conv2d(LOOKS, width, 3, padding=1)
        self.far = nn.Sequential(nn.ReLU(), nn.Conv2d(width, width, 3, padding=1), nn.ReLU(), nn.Conv2d(width, 1, 1))
        self.critic = nn.Sequential(
            nn.Linear(PLANES * CELLS + 2 * FACES, 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 1)
        )
        self.to(memory_format=torch.channels_last)

    def forward(self, seen: Seen) -> tuple[Categorical, Tensor]:
        """The distribution over the writings, and the value in tens of points."""
        rolled = nn.functional.one_hot(seen.faces, FACES).float()
        empty = seen.sheets[:, 0].mean((1, 2))[:, None, None].expand(-1, 2, -1)
        number = self.number(torch.cat([rolled, empty], dim=2)).flatten(0, 1)
        inside = self.near(seen.looks.flatten(0, 1).contiguous(memory_format=torch.channels_last))
        liked = self.far(inside + number[:, :, None, None]).reshape(-1, 2, CELLS)
        logits = (liked[:, :, LEFT] + liked.flip(1)[:, :, RIGHT]).flatten(1).masked_fill(~seen.is_legal, -1e9)
        value = self.critic(torch.cat([seen.sheets.flatten(1), rolled.flatten(1)], dim=1)).squeeze(1)
        return Categorical(logits=logits, validate_args=False), value


@dataclass(frozen=True)
class Rollout:
    """Whole games of all tables: every step of every table in one row, the steps of one round together."""

    seen: Seen
    writings: Tensor
    logprobs: Tensor
    advantages: Tensor
    returns: Tensor
    score: float


@torch.no_grad()
def roll_out(env: BatchEnv, policy: Policy, seen: Seen) -> tuple[Rollout, Seen]:
    """Play one game at every table, and estimate advantages; all tables begin and end together."""
    steps, writings, logprobs, values, rewards = [], [], [], [], []
    for _ in range(ROUNDS):
        choices, value = policy(seen)
        drawn = choices.sample()
        steps.append(seen)
        writings.append(drawn)
        logprobs.append(choices.log_prob(drawn))
        values.append(value)
        told, points, _, _, _ = env.step(seen.codes.gather(1, drawn[:, None])[:, 0].numpy())
        rewards.append(torch.from_numpy(points).float() * POINTS)
        seen = see(told["observation"], told["action_mask"])
    advantages = [torch.zeros_like(values[0])] * ROUNDS
    trace, after = torch.zeros_like(values[0]), torch.zeros_like(values[0])
    for step in reversed(range(ROUNDS)):
        trace = rewards[step] + after - values[step] + TRACE * trace
        advantages[step], after = trace, values[step]
    joined = Seen(*(torch.cat([getattr(step, name) for step in steps]) for name in Seen.__dataclass_fields__))
    gained = torch.cat(advantages)
    score = float(rewards[-1].mean()) / POINTS
    return Rollout(joined, torch.cat(writings), torch.cat(logprobs), gained, gained + torch.cat(values), score), seen


def improve(policy: Policy, optimizer: torch.optim.Optimizer, games: Rollout) -> None:
    """Some epochs of minibatches with the clipped loss of PPO."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(games.writings)).chunk(MINIBATCHES):
            choices, value = policy(games.seen.at(part))
            ratio = (choices.log_prob(games.writings[part]) - games.logprobs[part]).exp()
            gain = games.advantages[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            policy_loss = torch.max(-gain * ratio, -gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            value_loss = (value - games.returns[part]).square().mean()
            loss = policy_loss + VALUE_SHARE * value_loss - SURPRISE * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), MOST_NORM)
            optimizer.step()


class Learner:
    """A policy, its optimizer, and the tables that it plays at."""

    def __init__(self, tables: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = BatchEnv("splitter", tables, players=1)
        told, _ = self.env.reset(seed=seed)
        self.seen = see(told["observation"], told["action_mask"])
        self.policy = Policy()
        self.optimizer = torch.optim.Adam(self.policy.parameters(), LEARNING_RATE, eps=1e-5)

    def update(self, left: float = 1.0) -> float:
        """Play a game at every table and learn from it, with so much of the learning rate; the mean score."""
        self.optimizer.param_groups[0]["lr"] = LEARNING_RATE * left
        games, self.seen = roll_out(self.env, self.policy, self.seen)
        improve(self.policy, self.optimizer, games)
        return games.score


def train(seconds: float, tables: int, seed: int) -> tuple[Policy, list[tuple[float, float]]]:
    """The policy, and after each update the seconds of CPU so far and the mean score of its games."""
    learner = Learner(tables, seed)
    curve: list[tuple[float, float]] = []
    begun, spent = time.process_time(), 0.0
    while spent < seconds:
        score = learner.update(1 - spent / seconds)
        spent = time.process_time() - begun
        curve.append((spent, score))
        if len(curve) % 20 == 0:
            print(f"{len(curve):5} updates   {spent:6.1f} s   {score:5.2f} points", flush=True)
    return learner.policy, curve


@torch.no_grad()
def duel(policy: Policy, bot: str, games: int, seed: int) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Each game's share of the victory against a bot on the same rolls, and both scores."""
    env = TableEnv("splitter", 2, bots=[bot])
    shares, scores = [], []
    for number in range(games):
        told, _ = env.reset(seed=seed + number)
        is_over = False
        while not is_over:
            seen = see(told["observation"][None], told["action_mask"][None])
            best = policy(seen)[0].logits.argmax(1)
            told, reward, is_over, _, ended = env.step(int(seen.codes[0, best]))
        shares.append(reward + 0.5)
        scores.append(ended["scores"])
    return np.array(shares), np.array(scores)


def draw(curve: list[tuple[float, float]], rival: float, path: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6.4, 3.2), layout="constrained")
    axes.plot(*zip(*curve, strict=True), color="#225", linewidth=1)
    axes.axhline(rival, color="#b33", linestyle="--", linewidth=1)
    axes.text(curve[-1][0], rival, f"easy: {rival:.1f}", color="#b33", ha="right", va="bottom")
    axes.set(xlabel="CPU seconds, one core", ylabel="points a game", ylim=(0, None), xlim=(0, None))
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Train, compare, draw."""
    parser = argparse.ArgumentParser(description="Train a policy for Splitter with PPO.")
    parser.add_argument("--seconds", type=float, default=600, help="CPU seconds of training")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    policy, curve = train(asked.seconds, asked.tables, asked.seed)
    print(f"{len(curve)} updates of {asked.tables} games: from {curve[0][1]:.1f} to {curve[-1][1]:.1f} points")
    shares, scores = duel(policy, asked.bot, asked.games, asked.seed)
    error = 1.96 * shares.std() / len(shares) ** 0.5
    own, other = scores.mean(axis=0)
    print(f"{asked.games} games against {asked.bot}: {own:.1f} to {other:.1f} points,", end=" ")
    print(f"{shares.mean():.1%} ± {error:.1%} of the victories")
    if asked.plot:
        draw(curve, other, asked.plot)


if __name__ == "__main__":
    main()

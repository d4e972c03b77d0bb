"""What rows gain in rounds to come, and how certain a lead is then: what the tree search knows of later rounds.

The same as in the weights of the value network (`training/split.py`, `training/split_heat.py`), rounded. They are
constants because the search is compiled for every game alike, without weights; a test compares them.
"""

import numpy as np

PROSPECTS = np.array(
    [
        [
            [[14, 20, 25, 23, 5, 0], [9, 16, 23, 31, 28, 0], [5, 12, 21, 36, 47, 0], [3, 8, 15, 34, 49, 0]],
            [[31, 40, 47, 25, 0, 0], [23, 37, 48, 53, 15, 0], [13, 31, 53, 70, 47, 0], [8, 22, 46, 66, 11, 0]],
        ],
        [
            [[10, 16, 22, 20, 4, 0], [7, 13, 22, 28, 26, 0], [4, 10, 20, 39, 57, 0], [2, 7, 14, 34, 70, 0]],
            [[23, 33, 38, 33, 1, 0], [17, 31, 47, 44, 8, 0], [11, 28, 57, 78, 39, 0], [7, 22, 45, 85, 0, 0]],
        ],
        [
            [[9, 14, 19, 18, 5, 0], [6, 12, 20, 29, 28, 0], [4, 9, 20, 42, 58, 0], [2, 7, 15, 46, 72, 0]],
            [[20, 31, 36, 33, 0, 0], [15, 29, 46, 54, 20, 0], [10, 26, 58, 86, 62, 0], [7, 21, 55, 74, 26, 0]],
        ],
        [
            [[8, 13, 18, 16, 2, 0], [6, 11, 19, 27, 24, 0], [3, 8, 19, 42, 56, 0], [2, 6, 16, 50, 70, 0]],
            [[18, 26, 30, 24, 0, 0], [13, 26, 44, 48, 28, 0], [9, 23, 54, 85, 71, 0], [7, 21, 52, 84, 39, 0]],
        ],
        [
            [[7, 13, 18, 16, 2, 0], [5, 10, 18, 28, 28, 0], [3, 8, 18, 41, 56, 0], [2, 6, 15, 50, 80, 0]],
            [[17, 26, 29, 29, 0, 0], [12, 24, 41, 53, 27, 0], [9, 22, 52, 80, 76, 0], [6, 20, 54, 93, 54, 0]],
        ],
    ],
    dtype=np.float64,
)
"""By table size from two, rounds to come from one, class of rank and boxes filled: points that a row still gains."""
HEATS = np.array(
    [
        [[76.7, 0.0], [117.0, 0.0]],
        [[83.4, 0.0], [138.5, 0.05]],
        [[90.8, 0.0], [127.2, 0.2]],
        [[90.8, 0.05], [164.0, 0.0]],
        [[90.8, 0.0], [138.5, 0.2]],
    ]
)
"""By table size and rounds to come: the softmax temperature at the end of a round, and its bend."""

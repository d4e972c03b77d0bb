"""A growing list is a list, and its copies go their own ways."""

from hypothesis import given
from hypothesis import strategies as st

from splittable.play.growing import Growing

DOING = st.lists(
    st.tuples(st.sampled_from(["append", "copy", "cut"]), st.integers(0, 9), st.integers(0, 3)), max_size=60
)


@given(DOING)
def test_copies_are_as_independent_as_lists(doing: list[tuple[str, int, int]]) -> None:
    growing, plain = [Growing[int]()], [list[int]()]
    for what, place, count in doing:
        one, other = growing[place % len(growing)], plain[place % len(plain)]
        if what == "append":
            one.append(place)
            other.append(place)
        elif what == "cut":
            one.cut(count)
            del other[max(0, len(other) - count) :]
        else:
            growing.append(one.copy())
            plain.append(other.copy())
    for one, other in zip(growing, plain, strict=True):
        assert (list(one), len(one), one == other, one[1:], one[-2:], one[:-1]) == (
            other,
            len(other),
            True,
            other[1:],
            other[-2:],
            other[:-1],
        )
        assert [one[place] for place in range(-len(one), len(one))] == other + other

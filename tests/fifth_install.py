"""Installs the fifth game in a folder, as a package of somebody else's would be."""

import os
import shutil
from pathlib import Path

SOURCE = Path(__file__).parent / "fifth/high_card"


def install(folder: Path) -> dict[str, str]:
    """Put the game into a folder; the environment in which a new Python finds it there."""
    shutil.copytree(SOURCE, folder / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__"))
    told = folder / "high_card-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: high-card\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[splittable.games]\nhigh-card = high_card\n")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}

"""Reads a dataset of self-play: python3 read.py DIR (with pyarrow)."""
import collections
import pathlib
import sys

if len(sys.argv) != 2:
    sys.exit("usage: read.py DIR, with the folder of a dataset")
try:
    import pyarrow.dataset as ds
except ImportError:
    sys.exit("read.py: pyarrow is not installed")

folder = pathlib.Path(sys.argv[1])
if not (folder / "_SUCCESS").exists():
    sys.exit(f"read.py: there is no whole dataset in {folder}")

games = ds.dataset(folder / "games", format="parquet").to_table(columns=["plies", "win_shares"])
print(f"{games.num_rows} games, {sum(games['plies'].to_pylist())} moves")
for seat, shares in enumerate(zip(*games["win_shares"].to_pylist()), start=1):
    print(f"seat {seat} wins {100 * sum(shares) / len(shares):.2f} %")

moves = ds.dataset(folder / "moves", format="parquet")
first = moves.to_table(columns=["move"], filter=ds.field("ply") == 1)["move"].to_pylist()
cells = collections.Counter(move[-2:] for move in first)
print("games begin at", sorted(cells.items(), key=lambda cell: (-cell[1], cell[0]))[0])

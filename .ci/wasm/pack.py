"""Packs a file as text for a page: pack.py FILE LEVEL. Compresses with gzip, which browsers unpack themselves, and base64.

The level is 1 to 9, or `best` for zopfli, which takes seconds and is a few per cent smaller.
"""

import base64
import gzip
import pathlib
import subprocess
import sys

if __name__ == "__main__":
    path, level = sys.argv[1:]
    if level == "best":
        packed = subprocess.run(["zopfli", "--gzip", "-c", path], stdout=subprocess.PIPE, check=True).stdout
    else:
        # Without a time, so that equal files are packed to equal text.
        packed = gzip.compress(pathlib.Path(path).read_bytes(), int(level), mtime=0)
    print(base64.b64encode(packed).decode("ascii"), end="")

"""Packs a file as text for a page: pack.py FILE [LEVEL], from 1 to 9. Compresses with gzip, which browsers unpack themselves, and base64."""

import base64
import gzip
import pathlib
import sys

if __name__ == "__main__":
    data = pathlib.Path(sys.argv[1]).read_bytes()
    # Without a time, so that equal files are packed to equal text.
    print(base64.b64encode(gzip.compress(data, int(sys.argv[2]) if len(sys.argv) > 2 else 9, mtime=0)).decode("ascii"), end="")

"""Packs a file as text for a page: pack.py FILE LEVEL. Compresses with gzip, which browsers unpack themselves, and writes each 7 bits as a
character. A page is UTF-8, where these characters are bytes, so the text is an eighth larger than the bytes; base64 adds a third.

HTML reads three characters otherwise than they are written: NUL, CR and `<`. 128 is added to them, which UTF-8 writes as two bytes.

The level is 1 to 9, or `best` for zopfli, which takes seconds and is a few per cent smaller.
"""

import gzip
import pathlib
import subprocess
import sys

UNSAFE = {code: code + 128 for code in b"\0\r<"}


def text(data):
    """The bits in order, 7 for each character; zeros fill the last one."""
    parts = []
    for start in range(0, len(data), 7):
        part = data[start : start + 7]
        bits = int.from_bytes(part.ljust(7, b"\0"), "big")
        parts.append(bytes(bits >> shift & 127 for shift in range(49, 49 - 7 * (len(part) + 1), -7)))
    return b"".join(parts).decode("ascii").translate(UNSAFE)


if __name__ == "__main__":
    path, level = sys.argv[1:]
    if level == "best":
        packed = subprocess.run(["zopfli", "--gzip", "-c", path], stdout=subprocess.PIPE, check=True).stdout
    else:
        # Without a time, so that equal files are packed to equal text.
        packed = gzip.compress(pathlib.Path(path).read_bytes(), int(level), mtime=0)
    sys.stdout.buffer.write(text(packed).encode("utf-8"))

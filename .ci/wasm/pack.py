"""Packs a file as letters that stand in a page: pack.py FILE [EFFORT], from 0 to 9.

Compressed as LZMA, which leaves two fifths less of the shell than gzip does, and written seven bits to a letter, which takes a seventh
more room than the bytes, where base64 takes a third. `Sources/Web/Page/unpack.js` is the way back.
"""

import lzma
import pathlib
import sys

# A page has no NUL and no carriage return, and a script ends at a "<". These stand for them in UTF-8.
MOVED = {code: code + 256 for code in (0x00, 0x0D, 0x3C)}


def compressed(data, effort):
    """The older format of LZMA, with the length of what was packed in its header."""
    packed = lzma.compress(data, format=lzma.FORMAT_ALONE, preset=effort)
    return packed[:5] + len(data).to_bytes(8, "little") + packed[13:]


def letters(data):
    """The bits of some bytes, seven to a letter; those of the last letter are filled up with zeros."""
    sevens = bytearray()
    for start in range(0, len(data), 7):
        eight = int.from_bytes(data[start:start + 7].ljust(7, b"\0"), "big")
        sevens += bytes((eight >> shift) & 127 for shift in range(49, -1, -7))
    return sevens[:-(-len(data) * 8 // 7)].decode("ascii").translate(MOVED)


if __name__ == "__main__":
    packed = compressed(pathlib.Path(sys.argv[1]).read_bytes(), int((sys.argv[2:] or ["9"])[0]))
    sys.stdout.buffer.write(letters(packed).encode())

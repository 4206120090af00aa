"""Packs a file as letters for a page: pack.py FILE [EFFORT], from 0 to 9.

The file is compressed with LZMA, which makes the shell 40 % smaller than gzip, and encoded with seven bits to a letter, which adds 14 %,
where base64 adds 33 %. `Sources/Web/Page/unpack.js` decodes it.
"""

import lzma
import pathlib
import sys

# HTML changes NUL and carriage return, and "<" may end a script, so these are replaced by other letters.
MOVED = {code: code + 256 for code in (0x00, 0x0D, 0x3C)}


def compressed(data, effort):
    """The older format of LZMA, with the length of the data in its header."""
    packed = lzma.compress(data, format=lzma.FORMAT_ALONE, preset=effort)
    return packed[:5] + len(data).to_bytes(8, "little") + packed[13:]


def letters(data):
    """The bits of the data, seven to a letter, with the last letter padded with zeros."""
    sevens = bytearray()
    for start in range(0, len(data), 7):
        eight = int.from_bytes(data[start:start + 7].ljust(7, b"\0"), "big")
        sevens += bytes((eight >> shift) & 127 for shift in range(49, -1, -7))
    return sevens[:-(-len(data) * 8 // 7)].decode("ascii").translate(MOVED)


if __name__ == "__main__":
    packed = compressed(pathlib.Path(sys.argv[1]).read_bytes(), int((sys.argv[2:] or ["9"])[0]))
    sys.stdout.buffer.write(letters(packed).encode())

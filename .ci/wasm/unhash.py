"""Clears the compiler's hashes of each room's code, which nothing reads and which differ from folder to folder: unhash.py MAP WASM.

The linker's map says at which addresses they are, and the module's data where each address is in the file.
"""

import pathlib
import re
import sys

HASH = re.compile(r"^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\S.*:\(\.swift_modhash\)$")
DATA = 11


def number(code, place):
    """The number of seven bits a byte at a place, and the place after it. Addresses below 2^31 are written the same with a sign."""
    value = shift = 0
    while True:
        byte = code[place]
        value |= (byte & 127) << shift
        place, shift = place + 1, shift + 7
        if byte < 128:
            return value, place


def segments(code):
    """The address, the place and the size of each piece of data."""
    place = 8
    while place < len(code):
        section = code[place]
        size, start = number(code, place + 1)
        place = start + size
        if section != DATA:
            continue
        count, start = number(code, start)
        for _ in range(count):
            # Flags, `i32.const`, the address, `end`, the size.
            address, end = number(code, start + 2)
            size, start = number(code, end + 1)
            yield address, start, size
            start += size


path = pathlib.Path(sys.argv[2])
code = bytearray(path.read_bytes())
pieces = list(segments(code))
cleared = 0
for line in pathlib.Path(sys.argv[1]).read_text().splitlines():
    if found := HASH.match(line):
        address, size = (int(text, 16) for text in found.groups())
        for start, place, length in pieces:
            if start <= address < start + length:
                place += address - start
                code[place:place + size] = bytes(size)
                cleared += 1
if not cleared:
    sys.exit("unhash: no hash is found; is the linker's map another one?")
path.write_bytes(code)

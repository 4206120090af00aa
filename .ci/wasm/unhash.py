"""Clears the compiler's hashes of each module's code, which are unused and depend on the build folder: unhash.py MAP WASM.

The linker's map has their addresses, and the data section of the WebAssembly module has the position of each address in the file.
"""

import pathlib
import re
import sys

HASH = re.compile(r"^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\S.*:\(\.swift_modhash\)$")
DATA = 11


def number(code, place):
    """The LEB128 number at a position, and the position after it. Addresses below 2^31 are encoded the same as signed numbers."""
    value = shift = 0
    while True:
        byte = code[place]
        value |= (byte & 127) << shift
        place, shift = place + 1, shift + 7
        if byte < 128:
            return value, place


def segments(code):
    """The address, the position in the file and the size of each data segment."""
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

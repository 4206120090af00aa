"""The packed shell in a page: any bytes come back as they were."""

import pathlib
import random
import sys

from desk import start

sys.path.append(str(pathlib.Path(".ci/wasm").absolute()))
import pack  # noqa: E402


def inputs():
    source = random.Random(12)
    yield b""
    yield b"a"
    yield bytes(100_000)
    yield bytes(range(256)) * 40
    yield source.randbytes(50_000)
    # Bytes that repeat from far and from near, with small changes: matches at old and new distances, of all lengths.
    data = bytearray(source.randbytes(300))
    while len(data) < 200_000:
        begin, length = source.randrange(len(data)), source.choice([1, 2, 3, 9, 17, 60, 300, 2000])
        data += data[begin:begin + length] + source.randbytes(source.choice([0, 0, 1, 2]))
        if source.random() < 0.3:
            data += data[-4:-3] * source.randrange(5)
    yield bytes(data)
    yield "".join(source.choice(["길이", "width", "\n", "<", "</script>", "\r", "\0"]) for _ in range(20_000)).encode()


def test_bytes_come_back_as_they_were(browser):
    page = start(browser)
    for data in inputs():
        for effort in (1, 9):
            letters = pack.letters(pack.compressed(data, effort))
            assert not set("\0\r<") & set(letters)
            found = page.evaluate("(letters) => [...new Galley.Unpacker(Galley.bytes(letters)).whole()]", letters)
            assert bytes(found) == data, (len(data), effort)


def test_a_damaged_page_is_an_error(browser):
    page = start(browser)
    letters = pack.letters(pack.compressed(b"abc" * 1000 + bytes(1000), 9))
    damaged = letters[:20] + letters[40:]
    said = page.evaluate("""(letters) => {
      try { return new Galley.Unpacker(Galley.bytes(letters)).whole().length; } catch (error) { return error.message; }
    }""", damaged)
    assert said in (4000, "the shell in this page is damaged"), said

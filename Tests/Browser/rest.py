"""Where rows come to rest."""

import random

from shell import answers

BEHAVIORS = ["continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"]
ROWS_A_PAGE = 50


def rows(source, count):
    """A document of random rows, and twice an offset for each to ask for."""
    lines = ["container 393x800", "define item cell width=1w height=1h"]
    asked = []
    if source.random() < 0.3:
        lines.append("set environment.direction rightToLeft")
    for index in range(count):
        width, spacing, items = source.randint(30, 420), source.choice([0, 0, 5, 12, 33]), source.randint(1, 12)
        length = source.choice([f"{width}", f"{width / 393:.3f}w"])
        lines += [
            f"define group slot{index} horizontal width={length} height=40 of cell",
            f"define section lane{index} slot{index} orthogonalScrollingBehavior={source.choice(BEHAVIORS)} interGroupSpacing={spacing} "
            f"contentInsets=(0,{source.choice([0, 16, 40])},0,{source.choice([0, 16])})",
            f"append sections s{index}", f"append items i{index}_{{1...{items}}} to s{index}", f"use lane{index} for s{index}",
        ]
        asked.append([round(source.uniform(-60, width * items + 60), 2) for _ in range(2)])
    return "\n".join([*lines, "apply"]), list(zip(*asked))


def rests(script, asked):
    """Where the shell lets rows rest, for each turn of offsets that are asked for."""
    lines = [script]
    for offsets in asked:
        lines += [f"scroll s{index} to {offset}" for index, offset in enumerate(offsets)] + ["visible"]
    return [answer["offsets"] for answer in answers("\n".join(lines)) if "offsets" in answer]


def is_near_a_rest(script, index, asked, found):
    """Browsers scroll by whole pixels, and ask for a point more or less where it matters."""
    script += "".join(f"\nscroll s{index} to {asked + nearby}; visible" for nearby in (-1, 0, 1))
    return any(abs(answer["offsets"][f"s{index}"] - found) <= 1.01 for answer in answers(script) if "offsets" in answer)


def test_a_thousand_random_rows_rest_where_the_shell_says(browser):
    source = random.Random(20)
    wrong, count = [], 0
    for _ in range(1000 // ROWS_A_PAGE):
        script, asked = rows(source, ROWS_A_PAGE)
        expected = rests(script, asked)
        browser.show(script, reduced_motion="reduce")
        for turn, offsets in enumerate(asked):
            found = browser.page.evaluate("""async (asked) => {
              const rows = [...seen.picture().rows.values()];
              rows.forEach((row, index) => row.scrollTo(asked[index]));
              await seen.rest(...rows.map((row) => row.element));
              return rows.map((row) => row.offset);
            }""", offsets)
            for index, offset in enumerate(found):
                count += 1
                rest = expected[turn][f"s{index}"]
                if abs(offset - rest) > 1.01 and not is_near_a_rest(script, index, offsets[index], offset):
                    wrong.append((f"lane{index}", offsets[index], offset, rest, script))
    assert count == 2000 and not wrong, f"{len(wrong)} of {count}: {wrong[0]}"


LANE = """
    container 393x400; define item cell width=1w height=1h; define group slot horizontal width=120 height=80 of cell
    define section lane slot orthogonalScrollingBehavior={} interGroupSpacing=10; use lane; append sections main
    append items a{{1...20}} to main; apply"""


def test_a_wheel_moves_a_paging_row_one_stop(browser):
    for behavior in BEHAVIORS:
        browser.show(LANE.format(behavior), reduced_motion="reduce")
        browser.page.hover(".row")
        browser.page.evaluate("seen.picture().rows.get(0).scrollTo(seen.picture().rows.get(0).row.minimum)")
        browser.page.mouse.wheel(700, 0)
        browser.page.evaluate("seen.rest(seen.picture().rows.get(0).element)")
        row = browser.page.evaluate("({...seen.picture().rows.get(0).row, now: seen.picture().rows.get(0).offset})")
        rests = answers(LANE.format(behavior) + f"\nscroll main to {row['now']}; visible")[-1]["offsets"]["main"]
        assert abs(rests - row["now"]) < 0.6, (behavior, row["now"], rests)
        if behavior in ("paging", "groupPaging", "groupPagingCentered"):
            stops = [stop for stop in row["stops"] if stop > row["minimum"]]
            assert abs(row["now"] - stops[0]) < 0.6, (behavior, row["now"], stops[0])
        else:
            assert row["now"] > 600, (behavior, row["now"])


def test_keys_move_a_row_from_stop_to_stop(browser):
    browser.show(LANE.format("groupPaging"), reduced_motion="reduce")
    browser.page.focus(".row")
    offsets = []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"):
        browser.page.keyboard.press(key)
        browser.page.evaluate("seen.rest(seen.picture().rows.get(0).element)")
        offsets.append(browser.page.evaluate("seen.picture().rows.get(0).offset"))
    assert [round(offset) for offset in offsets] == [130, 260, 130, 20 * 130 - 10 - 393, 0], offsets

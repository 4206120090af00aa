"""Headers and footers that stay in sight."""

from shell import answers, near

SCRIPT = """
    device iphone-16; define item cell width=1w height=1h; define group row horizontal width=1w height=80 of cell
    define section grid row contentInsets=(10,12,14,16); define header title width=1w height=44 pinToVisibleBounds=true
    define footer foot width=1w height=30 pinToVisibleBounds=true; add title to grid; add foot to grid; use grid
    define header top width=1w height=50 pinToVisibleBounds=true; add top to layout
    append sections one two three; append items a{1...14} to one; append items b to two; append items c{1...30} to three; apply"""


def test_pinned_items_are_where_the_shell_has_them(browser):
    browser.show(SCRIPT)
    offsets = range(-59, 3400, 71)
    lines = "\n".join(f"scroll to 0,{offset}; frames title foot top; visible" for offset in offsets)
    replies = answers(SCRIPT + "\n" + lines)
    for frames, visible in zip(replies[-2 * len(offsets)::2], replies[-2 * len(offsets) + 1::2], strict=True):
        y = visible["contentOffset"][1]
        found = browser.page.evaluate("""(y) => {
          seen.picture().scrollTo([0, y]);
          return Object.fromEntries(seen.boxes().map((box) => [box.key, box.frame]));
        }""", y)
        for element in frames["elements"]:
            item, section = (-1, "") if element["item"] is None else (element["item"], element["sectionIdentifier"])
            frame = found[f"1 {element['kind']} {item} {section}"]
            assert near(frame, element["frame"], 1), (y, element, frame)


def test_pinned_items_are_in_front(browser):
    browser.show(SCRIPT)
    title = browser.page.evaluate("""() => {
      seen.picture().scrollTo([0, 700]);
      const { left, top } = seen.picture().screen.getBoundingClientRect();
      const scale = seen.picture().scale;
      return document.elementFromPoint(left + 100 * scale, top + (59 + 20) * scale).closest(".box").title;
    }""")
    assert title in ("title", "top"), title


def test_outlines_of_groups_are_behind_pinned_items(browser):
    browser.show(SCRIPT)
    browser.page.locator("input[data-depth='0']").check()
    outline, pinned = browser.page.evaluate("""() => [".outline", ".pin > .box"].map((name) =>
      Number(getComputedStyle(document.querySelector(name)).zIndex))""")
    assert outline < pinned

"""What is drawn where."""

from shell import answers, near

SCREENS = {
    "grid": "device iphone-16-pro; template grid 3; append sections main; append items a{1...50} to main; apply",
    "lanes": """
        device iphone-16; template swimlane; append sections one two; append items a{1...9} to one; append items b{1...30} to two; apply
        scroll one to 130""",
    "right to left": """
        device iphone-16; set environment.direction rightToLeft; template cards; define header title width=1w height=44; add title to cards
        append sections one two; append items a{1...25} to one; append items b{1...3} to two; apply""",
    "sideways": """
        container 390x500; set layout.scrollDirection horizontal; define item cell width=1w height=1h contentInsets=3
        define group column vertical width=120 height=1h of cell count=3; define section wall column interGroupSpacing=7; use wall
        define boundary title width=60 height=1h alignment=leading pinToVisibleBounds=true; add title to wall
        append sections main more; append items a{1...40} to main; append items b{1...20} to more; apply""",
    "landscape": """
        device iphone-16 landscape; define item cell width=0.25w height=1h; define group row horizontal width=1w height=90 of cell
        define section grid row; set grid.contentInsetsReference safeArea; use grid; append sections main; append items a{1...30} to main
        define badge dot width=20 height=20 containerAnchor=(edges:top+trailing,fractionalOffset:(0.3,-0.3)); add dot to cell
        define background plate contentInsets=5; add plate to grid; apply""",
    "sized": """
        device iphone-16; template list; append sections main; append items a{1...30} to main; apply; measure a2 393x90; measure a5 393x20""",
}


def key(element):
    if element["category"] == "cell":
        return f"cell {element['itemIdentifier']}"
    number = {"supplementary": 1, "decoration": 2}[element["category"]]
    item = -1 if element["item"] is None else element["item"]
    section = element["sectionIdentifier"] if element["item"] is not None else None
    return f"{number} {element['kind']} {item} {section or ''}"


def test_what_is_in_sight_is_where_the_shell_says(browser):
    for name, script in SCREENS.items():
        visible = answers(script + "\nvisible")[-1]
        browser.show(script)
        boxes = {box["key"]: box["frame"] for box in browser.page.evaluate("seen.boxes()")}
        assert visible["elements"], name
        mirrored = "rightToLeft" in script
        for element in visible["elements"]:
            frame = list(element["frame"])
            row = visible["offsets"].get(element["sectionIdentifier"])
            if row is not None and element["category"] == "cell":
                frame[0] += row if mirrored else -row
            assert near(boxes[key(element)], frame), f"{name}: {element} is at {boxes[key(element)]}"


def test_sizes_are_shown_whole_or_not_at_all(browser):
    for width in (44, 55, 61, 70, 80, 131):
        browser.show(f"""
            container 390x500; define item cell width={width + 0.667} height=1h; define group row horizontal width=1w height=64 of cell
            define section grid row; use grid; append sections main; append items a{{1...4}} to main; apply""")
        cut, count = browser.page.evaluate("""() => {
          const sizes = [...document.querySelectorAll(".box .size:not([hidden])")];
          return [sizes.filter((size) => size.scrollWidth > size.clientWidth).length, sizes.length];
        }""")
        assert cut == 0 and (count == 4) == (width >= 80), (width, cut, count)


def test_boxes_overlap_as_their_z_indices_say(browser):
    browser.show("""
        container 300x300; define item cell width=1w height=1h; define group free custom width=1w height=200 frames=((0,0,100,100,3),(50,50,100,100,1),(90,0,60,90,2))
        define section grid free; use grid; append sections main; append items a b c to main; apply""")
    tops = browser.page.evaluate("""() => {
      const at = (x, y) => {
        const screen = seen.picture().screen.getBoundingClientRect();
        const scale = seen.picture().scale;
        return document.elementFromPoint(screen.left + x * scale, screen.top + y * scale).closest(".box").title;
      };
      return [at(75, 75), at(95, 50), at(120, 70)];
    }""")
    assert tops == ["a", "a", "c"], tops


def test_the_view_scrolls_between_its_insets(browser):
    script = SCREENS["grid"]
    browser.show(script)
    [lowest, highest] = [answers(f"{script}\nscroll to 0,{y}; visible")[-1]["contentOffset"][1] for y in (-9000, 9000)]
    offsets = browser.page.evaluate("""() => [-9000, 9000].map((y) => {
      seen.picture().scrollTo([0, y]);
      return seen.picture().offset.y;
    })""")
    assert near(offsets, [lowest, highest], 1), (offsets, lowest, highest)


def test_the_safe_area_is_shown_at_all_sides(browser):
    browser.show(SCREENS["landscape"])
    widths = browser.page.evaluate("getComputedStyle(seen.picture().safe).borderWidth")
    assert widths == "0px 59px 21px", widths


def test_groups_are_outlined_by_depth(browser):
    script = """
        container 390x500; define item small width=1w height=0.5h; define group side vertical width=0.4w height=1h of small count=2
        define item big width=0.6w height=1h; define group lead horizontal width=1w height=180 of big side; define section grid lead
        use grid; append sections main; append items a{1...9} to main; apply"""
    browser.show(script)
    assert browser.page.locator(".outline").count() == 0
    for depth, count in ((0, 3), (1, 3)):
        browser.page.locator(f"input[data-depth='{depth}']").check()
        assert browser.page.locator(f".outline[data-depth='{depth}']").count() == count
    colours = browser.page.evaluate("[0, 1].map((d) => getComputedStyle(document.querySelector(`.outline[data-depth='${d}']`)).borderColor)")
    assert colours[0] != colours[1]
    browser.page.locator("input[data-depth='0']").uncheck()
    assert browser.page.locator(".outline").count() == 3


def test_gaps_and_insets_are_hatched_with_their_numbers(browser):
    browser.show("""
        container 390x500; define item cell width=0.25w height=1h contentInsets=(3,4,5,6)
        define group row horizontal width=1w height=100 interItemSpacing=fixed(8) of cell; define section grid row interGroupSpacing=12
        set grid.contentInsets (10,20,30,40); use grid; append sections main; append items a{1...9} to main; apply""")
    browser.page.hover(".box[title='a5']")
    bands = browser.page.evaluate("""() => [...document.querySelectorAll(".space")].map((band) =>
      ({ kind: band.className, length: band.dataset.length, rect: seen.rect(band) }))""")
    lengths = {kind: sorted({float(band["length"]) for band in bands if kind in band["kind"].split()}) for kind in ("inset", "gap", "section")}
    assert lengths == {"inset": [3, 4, 5, 6], "gap": [8, 12], "section": [10, 20, 30, 40]}, lengths
    for band in bands:
        assert any(abs(side - float(band["length"])) < 0.6 for side in band["rect"][2:]), band
    expect_numbers_apart(browser, len(bands))


def expect_numbers_apart(browser, count):
    """Each number on the screen, over its own area, and over no other number."""
    numbers = browser.page.evaluate("[...document.querySelectorAll('.number')].map((n) => ({ text: n.textContent, rect: seen.rect(n) }))")
    assert len(numbers) == count, numbers
    for index, number in enumerate(numbers):
        for other in numbers[index + 1:]:
            apart = [number["rect"][side] + number["rect"][side + 2] <= other["rect"][side] + 0.5
                     or other["rect"][side] + other["rect"][side + 2] <= number["rect"][side] + 0.5 for side in (0, 1)]
            assert any(apart), (number, other)
    cut = browser.page.evaluate("[...document.querySelectorAll('.number')].filter((n) => n.scrollWidth > n.clientWidth).length")
    assert cut == 0


NESTED = """
    device iphone-16-pro; define item small width=1w height=0.5h contentInsets=4; define group side vertical width=0.4w height=1h of small count=2
    define item big width=0.6w height=1h contentInsets=4; define group lead horizontal width=1w height=180 interItemSpacing=fixed(8) of big side
    define section mosaic lead interGroupSpacing=12 contentInsets=(10,16,20,16); use mosaic
    append sections top; append items a{1...9} to top; apply"""


def test_numbers_of_neighbouring_insets_stand_apart(browser):
    browser.show(NESTED)
    for name in ("a1", "a4", "a5", "a9"):
        browser.page.hover(f".box[title='{name}']")
        seen = browser.page.evaluate("""[...document.querySelectorAll(".space")].map((band) => seen.rect(band))
          .filter(([x, y, width, height]) => x < 402 && x + width > 0 && y < 874 && y + height > 0).length""")
        expect_numbers_apart(browser, seen)


ROW = """
    device iphone-16; set environment.direction {direction}; define item card width=1w height=1h
    define group slot horizontal width=140 height=100 of card
    define section lane slot orthogonalScrollingBehavior=continuous interGroupSpacing=10 contentInsets=(5,16,7,24); use lane
    append sections lane; append items b{{1...14}} to lane; apply; scroll lane to {offset}"""


def test_insets_of_a_row_scroll_with_it(browser):
    # By layout-rules R8.6: 14 groups of 140 with gaps of 10 are 2090 long, and the insets 16 and 24 stand before and after them.
    for direction in ("leftToRight", "rightToLeft"):
        for offset, name, place in ((0, "b1", 16), (1000, "b8", 1066), (9999, "b14", 1966)):
            browser.show(ROW.format(direction=direction, offset=offset))
            browser.page.hover(f".box[title='{name}']")
            bands = browser.page.evaluate("[...document.querySelectorAll('.space.section')].map((band) => seen.rect(band))")
            def leading(x, width):
                return x if direction == "leftToRight" else 393 - x - width

            # Firefox scrolls on before it points at a cell: the cell tells where the row is.
            cell = browser.page.evaluate(f"""seen.rect(document.querySelector(".box[title='{name}']"))""")
            begin = round(leading(cell[0], cell[2]) - place)
            along = {round(leading(x, width)): round(width) for x, _, width, height in bands if height > 50}
            assert along == {begin: 16, begin + 2106: 24}, (direction, offset, begin, along)
            across = sorted((round(x), round(width), round(height)) for x, _, width, height in bands if height < 50)
            assert across == [(0, 393, 5), (0, 393, 7)], across


def test_what_is_hatched_in_a_row_is_there_again_when_it_rests(browser):
    browser.show(ROW.format(direction="leftToRight", offset=0))
    browser.page.hover(".box[title='b1']")
    browser.page.evaluate("[...seen.picture().rows.values()][0].scrollTo(300)")
    browser.wait("""[...document.querySelectorAll(".space.section")].some((band) => Math.abs(seen.rect(band)[0] + 300) < 1)""")

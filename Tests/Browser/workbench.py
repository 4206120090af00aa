"""The workbench: code in the editor, its screen, and why a frame is so."""

import functools
import http.server
import json
import os
import pathlib
import re
import threading

from desk import PAGE, READY, reload
from shell import answers, near

GRID = """import UIKit

func createLayout() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
  let row = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
    repeatingSubitem: item, count: 2)
  row.interItemSpacing = .fixed(12)
  let section = NSCollectionLayoutSection(group: row)
  section.interGroupSpacing = 10
  section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
  return UICollectionViewCompositionalLayout(section: section)
}
"""


def start(browser, code=GRID, address="", **window):
    browser.open(PAGE, fragment=address, ready=READY, **window)
    if code:
        write(browser.page, code)
    return browser.page


def write(page, code):
    """Replaces the code as typing would, and returns what the engine says."""
    return page.evaluate("(code) => window.galley.setCode(code)", code)


def code_of(page, file=0):
    return page.evaluate("(file) => Galley.desk.editor.content[file].text", file)


def elements(page, category="cell"):
    """The frames on the screen, by section and item."""
    found = page.locator(f"[data-testid=screen] figure.code [data-element={category}]").evaluate_all(
        "(boxes) => boxes.map(({ dataset }) => [Number(dataset.section), Number(dataset.item), dataset.frame.split(',').map(Number)])")
    return {(section, item): frame for section, item, frame in found}


def shell_frames(code, folder, *settings):
    """The frames of the cells as the shell computes them."""
    path = folder / "Layout.swift"
    path.write_text(code)
    found = answers("\n".join(["set environment.os 18", "device iphone-16-pro", *settings, f"read {path}", "frames"]))[-1]["elements"]
    return {(one["section"], one["item"]): one["frame"] for one in found if one["category"] == "cell"}


def expect_frames(page, browser, code, *settings):
    expected = shell_frames(code, browser.folder, *settings)
    found = elements(page)
    assert found, "there are cells on the screen"
    for place, frame in found.items():
        assert near(frame, expected[place], 0.01), (place, frame, expected[place])


def drag(page, locator, x, y):
    box = locator.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + x / 2, box["y"] + box["height"] / 2 + y / 2)
    page.mouse.move(box["x"] + box["width"] / 2 + x, box["y"] + box["height"] / 2 + y)
    page.mouse.up()
    settle(page)


def settle(page):
    page.evaluate("() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); })")


def test_it_opens_alive(browser):
    page = start(browser, code=None)
    lines = code_of(page).splitlines()
    assert 30 <= len(lines) <= 45 and lines[0] == "import UIKit"
    expect_frames(page, browser, code_of(page))
    why = page.locator("[data-testid=why]").inner_text()
    assert "width =" in why and re.search(r"\bL\d+\b", why), why
    assert page.locator("figure.code .box[aria-pressed=true]").count() == 1
    assert page.locator("[data-testid=problems] [data-severity=error]").count() == 0


def test_a_key_changes_the_screen(browser):
    page = start(browser)
    expect_frames(page, browser, GRID)
    page.locator(".CodeMirror").click()
    page.evaluate("""() => {
      const { mirror } = Galley.desk.editor;
      const { line, ch } = mirror.posFromIndex(mirror.getValue().indexOf("120") + 3);
      mirror.setCursor(line, ch);
    }""")
    page.keyboard.press("Backspace")
    page.keyboard.type("5")
    settle(page)
    expect_frames(page, browser, GRID.replace("120", "125"))


def test_code_that_does_not_read_keeps_the_screen(browser):
    page = start(browser)
    before = elements(page)
    answer = write(page, GRID.replace(".fixed(12)", ".fixd(12)"))
    assert answer["isRead"] is False
    assert elements(page) == before
    assert "dimmed" in page.locator("figure.code").get_attribute("class")
    problem = page.locator("[data-testid=problems] [data-line]").first
    assert problem.get_attribute("data-line") == "9"
    assert "fixd" in problem.inner_text()
    assert page.locator(".bench-underline.error").inner_text() == "fixd"
    page.locator("figure.code .box.cell").nth(2).click()
    assert "width = 175" in page.locator("[data-testid=why]").inner_text(), "the last screen is still explained"
    write(page, GRID)
    assert "dimmed" not in page.locator("figure.code").get_attribute("class")


def test_a_fix_edits_the_code(browser):
    page = start(browser, GRID.replace("repeatingSubitem: item, count: 2", "subitems: [item]").replace("0.5", "1.2"))
    button = page.locator("[data-check=pack-no-progress] .bench-fix")
    button.wait_for(timeout=20_000)
    button.click()
    settle(page)
    assert ".fractionalWidth(1)" in code_of(page)
    assert page.locator("[data-check=pack-no-progress]").count() == 0
    page.locator("[data-testid=undo]").click()
    settle(page)
    assert "1.2" in code_of(page)


def test_steps_link_to_the_code(browser):
    page = start(browser)
    page.locator("figure.code .box.cell").nth(1).click()
    step = page.locator("[data-testid=why] li", has_text="gap of 12").first
    assert step.locator(".source").inner_text() == "L9"
    step.locator(".source").click()
    assert page.evaluate("Galley.desk.editor.mirror.getCursor('from').line") == 8
    assert page.evaluate("Galley.desk.editor.mirror.getSelection()") == ".fixed(12)"
    page.evaluate("Galley.desk.editor.mirror.setCursor(3, 6)")
    assert page.locator("figure.code .box.bench-made").count() == len(elements(page)), "the cursor outlines what its line makes"


def test_distances_are_shown_between_two_elements(browser):
    page = start(browser)
    boxes = page.locator("figure.code .box.cell")
    boxes.nth(0).click()
    boxes.nth(3).hover()
    shown = page.locator(".bench-distance").all_inner_texts()
    # The second cell of the second row is 12 further to the right and 10 further down.
    assert sorted(shown) == ["10", "12"], shown


def test_the_surroundings_are_the_devices(browser):
    page = start(browser)
    page.locator("[data-testid=device]").select_option("ipad-10")
    settle(page)
    expect_frames(page, browser, GRID, "device ipad-10")
    page.locator("[data-testid=rotate]").click()
    settle(page)
    expect_frames(page, browser, GRID, "device ipad-10 landscape")
    page.locator("[data-testid=split]").select_option("half")
    settle(page)
    expect_frames(page, browser, GRID, "device ipad-10 landscape half")
    page.locator("[data-testid=device]").select_option("iphone-16-pro")
    page.locator("[data-testid=rotate]").click()
    page.locator("[data-testid=direction]").click()
    settle(page)
    expect_frames(page, browser, GRID, "set environment.direction rightToLeft")
    page.locator("[data-testid=version]").select_option("15")
    settle(page)
    expect_frames(page, browser, GRID, "set environment.direction rightToLeft", "set environment.os 15")
    page.locator("[data-testid=second]").click()
    settle(page)
    assert page.locator("figure.second .box.cell").count() > 0
    text = page.locator("[data-testid=device] option").all_inner_texts()
    assert any(option.startswith("iPhone 16 Pro ·") for option in text), text


def test_the_text_size_reaches_the_code(browser):
    code = GRID.replace(
        "  let item =",
        "  let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory\n  let item =",
    ).replace(".absolute(120)", ".absolute(isLarge ? 240 : 120)")
    page = start(browser, code)
    assert elements(page)[(0, 0)][3] == 120
    page.locator("[data-testid=text-size]").select_option("accessibilityLarge")
    settle(page)
    assert elements(page)[(0, 0)][3] == 240


def test_numbers_are_handles(browser):
    page = start(browser)
    page.evaluate("""() => {
      const { mirror } = Galley.desk.editor;
      mirror.focus();
      mirror.setCursor(mirror.posFromIndex(mirror.getValue().indexOf("120") + 1));
    }""")
    page.keyboard.press("Alt+ArrowUp")
    settle(page)
    assert ".absolute(121)" in code_of(page)
    handle = page.locator(".bench-handle")
    assert handle.is_visible()
    drag(page, handle, 40, 0)
    assert ".absolute(131)" in code_of(page)
    assert elements(page)[(0, 0)][3] == 131
    page.locator("[data-testid=undo]").click()
    settle(page)
    assert ".absolute(121)" in code_of(page), "a drag is one undo step"


def test_the_arrow_keys_change_a_number_again_and_again(browser):
    page = start(browser)
    page.evaluate("Galley.desk.stage.select(Galley.desk.stage.figure('code').picture.outlines.key(0), 'code')")
    page.locator("[data-testid=why] [data-part=height] .bench-number").first.focus()
    for height in [121, 122, 123]:
        page.keyboard.press("ArrowUp")
        settle(page)
        assert f".absolute({height})" in code_of(page)


def test_gaps_insets_and_edges_are_dragged(browser):
    page = start(browser)
    page.locator("figure.code .box.cell").first.click()
    scale = page.evaluate("Galley.desk.stage.figure('code').picture.scale")
    drag(page, page.locator("[data-property='row.interItemSpacing']").first, round(20 * scale), 0)
    gap = int(re.search(r"\.fixed\((\d+)\)", code_of(page)).group(1))
    assert 29 <= gap <= 35, gap
    page.locator("figure.code .box.cell").first.click()
    drag(page, page.locator("[data-property='section.contentInsets.leading']").first, round(10 * scale), 0)
    inset = int(re.search(r"leading: (\d+)", code_of(page)).group(1))
    assert 28 <= inset <= 33, inset
    expect_frames(page, browser, code_of(page))


def test_a_dimension_changes_its_form_and_keeps_the_frame(browser):
    page = start(browser)
    key = page.evaluate("Galley.desk.stage.select(Galley.desk.stage.figure('code').picture.outlines.key(0), 'code')")
    assert key is None
    before = elements(page)
    menu = page.locator("[data-testid=why] [data-part=height] select").first
    menu.select_option("fractionalWidth")
    settle(page)
    assert ".absolute(120)" not in code_of(page) and "fractionalWidth(" in code_of(page).split("heightDimension")[2]
    for place, frame in elements(page).items():
        assert near(frame, before[place], 0.7), (place, frame, before[place])


def test_the_snapshot_tab_runs_on_the_layout(browser):
    page = start(browser)
    page.locator("[role=tab]", has_text="Snapshot").click()
    page.evaluate("""() => Galley.desk.editor.replace(`
var first = NSDiffableDataSourceSnapshot<String, Int>()
first.appendSections(["main"])
first.appendItems([1, 2, 3])
dataSource.apply(first)
var next = dataSource.snapshot()
next.deleteItems([2])
next.appendItems([9])
dataSource.apply(next)
`)""")
    settle(page)
    assert len(elements(page)) == 3
    page.locator("[data-drawer=diff]").click()
    changes = page.locator(".bench-diff li").all_inner_texts()
    assert [change.split()[:2] for change in changes] == [["+", "9"], ["−", "2"]], changes
    assert page.locator("figure.code .controls input[type=range]").count() == 1, "the apply can be played"
    page.evaluate("() => Galley.desk.editor.replace('var broken = NSDiffableDataSourceSnapshot<String, Int>()\\nbroken.appendItems([1])')")
    settle(page)
    assert page.locator("[data-testid=problems] .bench-uikit").count() == 1


def test_a_link_carries_the_bench(browser):
    page = start(browser, GRID.replace("120", "77"))
    page.locator("[data-testid=device]").select_option("ipad-10")
    page.locator("[data-testid=direction]").click()
    settle(page)
    shown = elements(page)
    link = page.evaluate("Galley.desk.sharing.fragment()")
    other = start(browser, code=None, address=f"#{link}")
    assert elements(other) == shown
    assert "#" not in other.url
    small = start(browser, code=None, address=f"#embed.{link}", width=700, height=500)
    assert elements(small)
    assert not small.locator(".CodeMirror").is_visible() and small.locator("[data-testid=why]").is_visible()
    damaged = start(browser, code=None, address=f"#{link[:-9]}")
    assert "damaged" in damaged.locator(".bench-toast").inner_text()
    assert elements(damaged), "the page opens as usual"


def test_work_survives(browser):
    page = start(browser, GRID.replace("120", "91"))
    page.locator("[data-testid=device]").select_option("ipad-10")
    page.locator("[data-drawer=shell]").click()
    page.locator(".field").fill("half typed")
    page.wait_for_timeout(500)
    reload(browser)
    assert "91" in code_of(page)
    assert page.locator("[data-testid=device]").input_value() == "ipad-10"
    assert page.locator(".field").input_value() == "half typed"
    other = browser.context.new_page()
    other.goto(pathlib.Path(PAGE).as_uri())
    for _ in range(1200):
        if other.evaluate(READY):
            break
        other.wait_for_timeout(50)
    assert other.evaluate("Galley.desk.store.id") != page.evaluate("Galley.desk.store.id"), "each tab has its own document"
    write(other, GRID.replace("120", "55"))
    other.wait_for_timeout(500)
    reload(browser)
    assert "91" in code_of(page)


def test_damaged_storage_does_not_stop_it(browser):
    page = start(browser)
    page.wait_for_timeout(400)
    content = {"files": [{"name": "a.swift", "text": GRID}, {"name": 3}], "current": 99, "surroundings": 7, "selected": {}, "pane": "none", "drawer": "none", "lesson": "x"}
    for damaged in ("{broken", "null", "[1]", '{"a": null, "b": 3, "c": {"name": "c", "changed": "never"}}', json.dumps(content)):
        page.evaluate("""(damaged) => {
          Galley.desk.saveNow = () => {};
          for (const key of Object.keys(localStorage)) localStorage.setItem(key, damaged);
        }""", damaged)
        reload(browser)
        assert elements(page), damaged
        assert page.locator(".bench-body:visible").count() == 1, damaged
        page.locator(".bench-name").click()
        assert page.locator(".bench-menu.documents").is_visible(), damaged


def test_hostile_names_stay_text(browser):
    name = "<img src=x onerror=alert(1)>"
    page = start(browser, GRID.replace("func createLayout", f"// {name}\nfunc createLayout"))
    page.evaluate("(name) => { Galley.desk.name = name; Galley.desk.drawName(); Galley.desk.editor.add(name + '.swift', 'let x = '); }", name)
    settle(page)
    page.locator("[data-testid=examples]").click()
    assert page.locator("img").count() == 0
    content = json.dumps({"name": name, "files": [{"name": name, "text": "</script><script>alert(1)</script>"}], "surroundings": {"device": name}})
    page.evaluate("(text) => Galley.desk.openDocument('x', JSON.parse(text))", content)
    settle(page)
    assert page.locator("img").count() == 0


def test_examples_are_two_clicks_away(browser):
    page = start(browser)
    page.locator("[data-testid=examples]").click()
    cards = page.locator("[data-example]")
    assert cards.count() >= 15
    browser.wait("document.querySelectorAll('.bench-thumbnail svg').length >= 15", 60)
    page.locator("[data-example=photos]").click()
    browser.wait("Galley.desk.name === 'photos'", 20)
    settle(page)
    assert len(elements(page)) > 5
    assert "NSCollectionLayoutGroup" in code_of(page)
    assert code_of(page).startswith("import UIKit\n\n") and "#endif" not in code_of(page)


def test_the_code_has_the_colours_of_the_engine(browser):
    code = GRID.replace("func createLayout", "// Two columns\n/* and\n   more */\nfunc createLayout")
    page = start(browser, code)
    coloured = page.locator(".CodeMirror-line span[class^=cm-]").evaluate_all(
        "(spans) => spans.map((span) => [span.textContent, span.className.slice(3)])")
    kinds = {text: kind for text, kind in coloured}
    expected = {"import": "keyword", "func": "keyword", "NSCollectionLayoutItem": "type", "0.5": "number", "// Two columns": "comment",
                "/* and": "comment"}
    assert {text: kinds.get(text) for text in expected} == expected, kinds
    assert "row" not in kinds
    page.evaluate("() => { const { mirror } = Galley.desk.editor; mirror.focus(); mirror.setCursor(mirror.posFromIndex(mirror.getValue().indexOf('func'))); }")
    page.keyboard.type("let a = \"b")
    assert page.locator(".cm-string", has_text="b").count() == 1, "what is typed is coloured"


def test_new_lines_are_indented(browser):
    page = start(browser)
    page.evaluate("() => { const { mirror } = Galley.desk.editor; mirror.focus(); mirror.setCursor({ line: 2, ch: 100 }); }")
    page.keyboard.press("Enter")
    page.keyboard.type("let a = 1")
    page.keyboard.press("Enter")
    page.keyboard.type("}")
    assert code_of(page).splitlines()[3:5] == ["  let a = 1", "}"], code_of(page)


def offered(page, code, at):
    """The completions after a text that is typed before `at`."""
    page.evaluate("""([code, at]) => {
      const { editor } = Galley.desk;
      editor.replace(code.replace("¶", ""));
      editor.mirror.focus();
      editor.mirror.setCursor(editor.mirror.posFromIndex(code.indexOf("¶")));
    }""", [code, at])
    settle(page)
    page.keyboard.press("Control+Space")
    found = page.locator(".CodeMirror-hint").all_inner_texts()
    page.keyboard.press("Escape")
    return found


def test_completions_know_the_type(browser):
    page = start(browser)
    line = "  row.interItemSpacing = .fixed(12)\n"
    members = offered(page, GRID.replace(line, line + "  section.¶\n"), "")
    assert any(member.startswith("orthogonalScrollingBehavior") for member in members), members
    assert not any(member.startswith("interItemSpacing") for member in members), "a section has no spacing of items"
    inherited = offered(page, GRID.replace(line, line + "  row.c¶\n"), "")
    assert any(member.startswith("contentInsets:") for member in inherited), inherited
    cases = offered(page, GRID.replace(line, line + "  section.orthogonalScrollingBehavior = .¶\n"), "")
    assert any(case.startswith("groupPagingCentered") for case in cases) and not any(case.startswith("fixed") for case in cases), cases
    argument = offered(page, GRID.replace("widthDimension: .fractionalWidth(1)", "widthDimension: .¶"), "")
    assert sorted(text.split("(")[0] for text in argument)[:3] == ["absolute", "estimated", "fractionalHeight"], argument


def test_the_hooks_are_there(browser):
    page = start(browser)
    hooks = ["code", "screen", "why", "problems", "device", "rotate", "learn", "share", "shell"]
    counts = {hook: page.locator(f"[data-testid={hook}]").count() for hook in hooks}
    assert counts == dict.fromkeys(hooks, 1)
    code = GRID.replace("  return", """  section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), elementKind: "title", alignment: .top)]
  section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "paper")]
  return""")
    answer = write(page, code)
    assert answer["isRead"] and not answer["hasPlaceholders"] is None
    found = page.locator("[data-testid=screen] [data-element]").evaluate_all("(boxes) => boxes.map(({ dataset }) => ({ ...dataset }))")
    assert {box["element"] for box in found} == {"cell", "supplementary", "decoration"}
    assert {box.get("kind") for box in found} == {None, "title", "paper"}
    assert all(box["section"] == "0" and len(box["frame"].split(",")) == 4 for box in found)
    assert [box["item"] for box in found if box["element"] == "cell"][:3] == ["0", "1", "2"]
    write(page, code.replace("0.5", "0,5"))
    assert page.locator("[data-testid=problems] [data-line]").first.get_attribute("data-line") == "5"


def test_text_on_the_screen_can_be_read(browser):
    for width, height in [(1440, 900), (390, 844), (360, 640)]:
        page = start(browser, width=width, height=height)
        if width < 720:
            page.locator("[data-view=screen]").click()
        small = page.evaluate("""() => [...document.querySelectorAll("figure.code .box span, figure.code .number")].filter((text) => text.offsetHeight)
          .map((text) => parseFloat(getComputedStyle(text).fontSize) * Galley.desk.stage.figure("code").picture.scale).filter((size) => size < 10.9)""")
        assert small == [], (width, small)
        assert page.locator("figure.code .box .name:visible").count() > 4


def test_a_zoom_of_400_percent_scrolls(browser):
    page = start(browser, width=360, height=225)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for pane, test in [("screen", "figure.code .box.cell"), ("why", "[data-testid=why] h2"), ("code", ".CodeMirror")]:
        page.locator(f"[data-view={pane}]").click()
        page.locator(test).first.scroll_into_view_if_needed()
        assert page.locator(test).first.bounding_box()["height"] > 15, pane
    page.locator("[data-view=screen]").click()
    assert page.evaluate("Galley.desk.stage.figure('code').picture.scale") > 0.3


def test_blocked_storage_is_said(browser):
    blocked = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });"
    browser.open(PAGE, ready=READY, before=blocked)
    page = browser.page
    assert elements(page)
    write(page, GRID.replace("120", "99"))
    assert "99" in code_of(page)
    page.locator(".bench-toast", has_text="not store").wait_for(timeout=5000)


def test_without_webassembly_or_scripts_there_is_a_sentence(browser):
    browser.open(PAGE, ready="document.querySelector('.bench-wait')?.textContent.length > 20", before="delete window.WebAssembly;")
    assert "WebAssembly" in browser.page.locator(".bench-wait").inner_text()
    browser.open(PAGE, ready="true", java_script_enabled=False)
    assert "JavaScript" in browser.page.locator("noscript").text_content()


def test_the_shell_shows_a_change_as_code(browser):
    page = start(browser)
    page.locator("[data-drawer=shell]").click()
    page.locator(".field").fill("set row.interItemSpacing fixed(30)")
    page.locator(".field").press("Enter")
    assert ".fixed(30)" in page.locator(".answers").inner_text()
    page.locator(".answers .bench-fix").click()
    settle(page)
    assert ".fixed(30)" in code_of(page)
    assert page.locator("figure.code").is_visible()


def test_it_fits_windows_and_colours(browser):
    for width, height in [(1440, 900), (1024, 768), (390, 844), (720, 450)]:
        for scheme in ["light", "dark"]:
            page = start(browser, width=width, height=height, color_scheme=scheme)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, scheme)
            if width <= 720:
                for pane, test in [("screen", "figure.code .box.cell"), ("why", "[data-testid=why] h2"), ("code", ".CodeMirror")]:
                    page.locator(f"[data-view={pane}]").click()
                    assert page.locator(test).first.is_visible(), (width, pane)
                small = page.locator("button:visible, select:visible").evaluate_all(
                    "(all) => all.filter((one) => one.getBoundingClientRect().height < 39.5 && !one.closest('.details, .stand, .bench-code, .controls')).map((one) => one.outerHTML.slice(0, 80))")
                assert not small, small
            else:
                assert page.locator("figure.code .box.cell").first.is_visible()
                assert page.locator("[data-testid=why] h2").is_visible()


def test_a_phone_explains(browser):
    page = start(browser, width=390, height=844, has_touch=True)
    page.locator("[data-view=screen]").click()
    page.locator("figure.code .box.cell").first.tap()
    page.locator("[data-view=why]").click()
    assert "width =" in page.locator("[data-testid=why]").inner_text()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def test_the_hosted_edition_works_without_a_network(browser):
    folder = pathlib.Path(os.environ.get("HOSTED", ".build/hosted")).absolute()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    browser.open(PAGE, ready=READY)
    page = browser.page
    page.goto(address)
    browser.wait(READY, 30)
    assert page.evaluate("Galley.engineFile") == "galley.wasm"
    assert elements(page)
    assert all(request.startswith(("file:", "blob:", address)) for request in browser.requests), browser.requests
    browser.requests.clear()
    if browser.name == "firefox":
        server.shutdown()
        return
    browser.wait("Boolean(window.caches)", 5)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    server.shutdown()
    server.server_close()
    reload(browser)
    assert elements(page)
    browser.requests.clear()


def test_times(browser):
    """Measured, and printed; what a debug build takes says little."""
    page = start(browser)
    ready = page.evaluate("performance.now()")
    measure = """async (code) => {
      const times = [];
      for (let round = 0; round < 15; round += 1) {
        const begun = performance.now();
        await window.galley.setCode(code.replace("120", String(100 + round)));
        times.push(performance.now() - begun);
      }
      return times.sort((a, b) => a - b)[7];
    }"""
    key = page.evaluate(measure, GRID)
    many = page.evaluate(measure, GRID.replace("func createLayout", "let items = Array(1...1000)\nfunc createLayout"))
    print(f"  opened {ready:.0f} ms; a key {key:.1f} ms; with more code {many:.1f} ms; {PAGE.stat().st_size / 1e6:.2f} MB")

"""The editor and what leaves it: files, finding, commands, motion, Markdown, links."""

import re

from shell import near
from workbench import GRID, code_of, elements, settle, start, write


def test_placeholders_are_marked_as_such(browser):
    page = start(browser)
    assert elements(page), "a layout without a snapshot is drawn"
    assert "placeholders" in page.locator(".bench-banner").inner_text()
    write(page, "")
    assert page.locator(".bench-banner").is_visible() or page.locator("figure.code").is_visible(), "there is no blank screen"


def test_typed_text_stands_beside_the_prompt(browser):
    page = start(browser)
    page.locator("[data-drawer=shell]").click()
    page.locator(".field").fill("template grid 3")
    mark, field, paint = (page.locator(one).bounding_box() for one in (".prompt-mark", ".field", ".paint"))
    assert mark["x"] + mark["width"] <= field["x"] + 0.5
    assert (field["x"], field["y"]) == (paint["x"], paint["y"])


def test_code_of_several_files_is_read_together(browser):
    page = start(browser, GRID.replace(".fixed(12)", ".fixed(spacing)"))
    assert page.locator("[data-testid=problems] [data-severity=error]").count() == 1
    page.locator(".bench-tab-tools button").first.click()
    page.keyboard.press("Escape")
    page.evaluate("Galley.desk.editor.replace('import CoreGraphics\\n\\nlet spacing: CGFloat = 32\\n')")
    settle(page)
    assert page.locator("[data-testid=problems] [data-severity=error]").count() == 0
    # Two columns on 402 with insets of 20 and a gap of 32.
    assert elements(page)[(0, 1)][:3] == [217, 16, 165]
    tab = page.locator("[role=tab]", has_text="Model.swift")
    tab.click()
    tab.dispatch_event("dblclick")  # Firefox's driver clicks twice, but never makes a double click.
    page.locator(".bench-rename").fill("Spacing")
    page.locator(".bench-rename").press("Enter")
    assert page.locator("[role=tab]", has_text="Spacing.swift").count() == 1
    page.locator(".bench-tab-tools button").nth(1).click()
    settle(page)
    assert page.locator("[data-testid=problems] [data-severity=error]").count() == 1
    page.locator(".bench-toast button").click()
    settle(page)
    assert page.locator("[data-testid=problems] [data-severity=error]").count() == 0, "a closed file comes back"


def test_code_is_found_and_commented(browser):
    page = start(browser)
    page.evaluate("Galley.desk.editor.mirror.focus()")
    page.keyboard.press("Control+f")
    page.locator(".CodeMirror-dialog input").fill("interGroupSpacing")
    page.keyboard.press("Enter")
    assert page.evaluate("Galley.desk.editor.mirror.getSelection()") == "interGroupSpacing"
    page.keyboard.press("Escape")
    page.evaluate("Galley.desk.editor.mirror.focus()")
    page.keyboard.press("Control+/")
    settle(page)
    assert "// section.interGroupSpacing = 10" in code_of(page)


def test_commands_are_coloured_and_completed_as_in_the_shell(browser):
    page = start(browser)
    page.locator("[role=tab]", has_text="Commands").click()
    page.evaluate("""() => {
      const { editor } = Galley.desk;
      editor.replace("# wider\\nset row.height 60\\nfrobnicate\\nset row.");
      editor.mirror.focus();
      editor.mirror.setCursor({ line: 3, ch: 8 });
    }""")
    settle(page)
    kinds = dict(page.locator(".CodeMirror-line span[class^=cm-]").evaluate_all(
        "(spans) => spans.map((span) => [span.textContent, span.classList[0].slice(3)])"))
    assert kinds["# wider"] == "comment" and kinds["set"] == "command" and kinds["60"] == "number" and kinds["frobnicate"] == "unknown", kinds
    page.keyboard.press("Control+Space")
    offered = page.locator(".CodeMirror-hint").all_inner_texts()
    assert any("interItemSpacing" in one for one in offered) and not any("NSCollection" in one for one in offered), offered


def test_a_phone_has_the_actions_of_the_header_in_a_menu(browser):
    for width in (390, 360):
        page = start(browser, width=width, height=844, has_touch=True)
        assert page.locator(".bench-header").bounding_box()["height"] < 60, width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        names = ["Open", "Copy Swift", "Copy as Markdown", "Undo", "Redo"]
        assert not any(page.get_by_role("button", name=name, exact=True).is_visible() for name in names)
        page.get_by_role("button", name="More actions").click()
        for name in names:
            box = page.get_by_role("button", name=name, exact=True).bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["height"] >= 40, (name, box)
        page.keyboard.press("Escape")
        assert not page.get_by_role("button", name="Open", exact=True).is_visible()
        page.get_by_role("button", name="More actions").click()
        page.locator("[data-view=screen]").click()
        assert not page.get_by_role("button", name="Open", exact=True).is_visible(), "a tap elsewhere closes the menu"


def drop(browser, folder):
    """Drops a folder, as a file manager does. Firefox lets nothing but its own user do so, so there the entries are a stand-in's."""
    if browser.name != "firefox":
        session = browser.page.context.new_cdp_session(browser.page)
        for kind in ("dragEnter", "dragOver", "drop"):
            data = {"items": [], "files": [str(folder)], "dragOperationsMask": 1}
            session.send("Input.dispatchDragEvent", {"type": kind, "x": 300, "y": 300, "data": data})
        return
    def entry(path):
        if path.is_dir():
            return {"name": path.name, "entries": [entry(child) for child in sorted(path.iterdir())]}
        return {"name": path.name, "text": path.read_text()}
    browser.page.evaluate("""(tree) => {
      const entry = ({ name, text, entries }) => (entries
        ? { isDirectory: true, name, createReader: () => { const rest = entries.map(entry); return { readEntries: (done) => done(rest.splice(0, 1)) }; } }
        : { isFile: true, name, file: (done) => done(new File([text], name)) });
      return Galley.desk.takeDrop({ items: [{ webkitGetAsEntry: () => entry(tree) }], files: [] });
    }""", entry(folder))


def test_the_swift_files_of_a_dropped_folder_are_opened(browser):
    page = start(browser)
    folder = browser.folder / "App"
    layout = GRID.replace("import UIKit", "import UIKit\n\nlet spacing = Metrics.spacing").replace(".fixed(12)", ".fixed(Metrics.spacing)")
    files = {"Layout.swift": layout, "Model/Metrics.swift": "enum Metrics { static let spacing: CGFloat = 30 }\n", "Model/README.md": "# Model\n",
             "Model/Layout.swift": "// Another file of this name.\n", "Model/Deep/Deeper & co.swift": "let deeper = 1\n"}
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    drop(browser, folder)
    browser.wait("Galley.desk.editor.content.length > 4", 20)
    settle(page)
    opened = page.evaluate("Object.fromEntries(Galley.desk.editor.content.filter(({ role }) => role === 'file').map(({ name, text }) => [name, text]))")
    texts = sorted(text for name, text in files.items() if name.endswith(".swift"))
    assert sorted(opened.values()) == texts and set(opened) == {"Layout.swift", "Layout2.swift", "Metrics.swift", "Deeper & co.swift"}, opened
    # The files are read together: 362 points less a gap of 30 are two cells of 166.
    assert near(elements(page)[(0, 1)], [216, 16, 166, 120]), elements(page)
    empty = browser.folder / "Empty"
    empty.mkdir()
    before = page.evaluate("Object.keys(Galley.desk.store.documents).length")
    drop(browser, empty)
    browser.wait("!document.querySelector('.bench-toast').hidden", 10)
    assert "no Swift files" in page.locator(".bench-toast").inner_text()
    assert page.evaluate("Object.keys(Galley.desk.store.documents).length") == before


def test_the_keyboard_reaches_everything(browser):
    """Tab indents the code; after Escape, it goes on to the next control, and Shift-Tab goes back."""
    page = start(browser)
    focused = """() => {
      const { activeElement: element } = document;
      return element.dataset.testid ?? (element.closest(".CodeMirror") ? "editor" : element.closest(".bench-why") ? "reason" : element.getAttribute("aria-label") || element.textContent);
    }"""
    page.evaluate("Galley.desk.editor.mirror.focus()")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    page.keyboard.type("x")
    page.keyboard.press("Tab")
    assert page.evaluate(focused) == "editor", "typing ends what Escape began"
    passed = []
    for _ in range(60):
        if page.evaluate(focused) == "editor":
            page.keyboard.press("Escape")
        page.keyboard.press("Tab")
        passed.append(page.evaluate(focused))
    assert "device" in passed and "reason" in passed and any("Problems" in name for name in passed), passed
    page.evaluate("Galley.desk.editor.mirror.focus()")
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(focused) == "Add a file"


def test_boxes_move_to_their_places(browser):
    moving = """async (code) => {
      Galley.desk.editor.replace(code);
      await Galley.desk.painted;
      return document.getAnimations().filter((one) => one.effect.target.classList.contains("box")).map((one) => one.effect.getTiming().duration);
    }"""
    code = GRID.replace("120", "180")
    if browser.name != "firefox":
        page = start(browser, reduced_motion="no-preference")
        durations = page.evaluate(moving, code)
        assert durations and set(durations) == {120}, durations
    page = start(browser, reduced_motion="reduce")
    assert page.evaluate(moving, code) == []


def test_markdown_has_the_code_the_drawing_and_the_frames(browser):
    page = start(browser)
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name="Copy as Markdown").click()
    browser.wait("Boolean(window.copied)", 20)
    copied = page.evaluate("window.copied")
    assert f"```swift\n{GRID.rstrip()}\n```" in copied
    assert re.search(r"```text\n.*[┌│].*```", copied, re.S), copied
    assert re.search(r"^\| \S+ \| 20 \| 16 \| 175 \| 120 \|$", copied, re.M), copied


def test_a_page_on_disk_offers_a_download(browser):
    page = start(browser)
    page.locator("[data-testid=share]").click()
    browser.wait("!document.querySelector('.bench-toast').hidden", 10)
    assert "needs the page on a web site" in page.locator(".bench-toast").inner_text()
    page.keyboard.press("Escape")
    assert page.locator(".bench-toast").is_hidden()
    page.locator("[data-testid=share]").click()
    text = browser.downloaded("Layout.swift", lambda: page.locator(".bench-toast button").click())
    assert text == GRID


def test_an_exception_leads_to_its_page(browser):
    page = start(browser)
    page.locator("[role=tab]", has_text="Snapshot").click()
    page.evaluate("() => Galley.desk.editor.replace('var broken = NSDiffableDataSourceSnapshot<String, Int>()\\nbroken.appendItems([1])')")
    settle(page)
    page.locator(".bench-problem .bench-link").click()
    assert page.locator("[data-testid=shell]").is_visible()
    assert "There are currently no sections" in page.locator(".answers").inner_text()


def test_keys_of_a_phone_write_into_the_code(browser):
    page = start(browser, width=390, height=844, has_touch=True)
    page.evaluate("() => { const { mirror } = Galley.desk.editor; mirror.focus(); mirror.setCursor({ line: 2, ch: 100 }); }")
    for key in ("(", ")", ".", "=", ":"):
        page.locator(".bench-keys button", has_text=re.compile(re.escape(key))).first.click()
        page.evaluate("Galley.desk.editor.mirror.closeHint()")
    assert code_of(page).splitlines()[2].endswith("().=:"), code_of(page).splitlines()[2]
    page.locator(".bench-keys button").last.click()
    assert page.locator("figure.code").is_visible(), "and show the screen"

"""The shell in the page's drawer: typing, lessons, links, files, dragging, and what outlives it."""

import base64
import os
import pathlib
import re
import subprocess

from shell import GALLEY, answers, near

PAGE = pathlib.Path(os.environ.get("PAGE", ".build/galley-debug.html")).absolute()
SAMPLES = pathlib.Path("Samples")
# Samples that need a real machine, as for `.ci/wasm/samples.mjs`.
OF_A_MACHINE = {"15-export.galley"}


READY = "Boolean(window.Galley && Galley.desk && Galley.desk.isReady)"


def start(browser, address="", **window):
    """Opens the page with the shell in sight, and with an empty document."""
    browser.open(PAGE, fragment=address, ready=READY, **window)
    browser.page.locator("[data-drawer=shell]").click()
    if not address:
        enter(browser.page, "reset")
    return browser.page


def reload(browser):
    """Reloads the page. The old page may still answer for a moment."""
    browser.page.evaluate("window.isOld = true")
    browser.page.reload()
    browser.wait("!window.isOld && " + READY, 60)


def enter(page, *lines):
    for line in lines:
        page.locator(".field").fill(line)
        page.locator(".field").press("Enter")


def said(page):
    return page.locator(".answers").inner_text()


def frames(page, figure="shell"):
    """The frames of a picture's cells, by name."""
    return page.evaluate("""(word) => {
      const { elements } = Galley.desk.stage.figure(word).picture;
      const frame = (index) => { const { x, y, width, height } = elements.frame(index); return [x, y, width, height]; };
      return Object.fromEntries(elements.names.map((name, index) => [name, frame(index)]));
    }""", figure)


def run(page, scripts):
    """What the shell in the page answers to scripts, each in a session of its own."""
    return page.evaluate("""async (scripts) => {
      const answers = {};
      for (const [name, script] of Object.entries(scripts)) {
        let text = "";
        const add = (part) => { text += part; };
        const engine = new Galley.Engine(Galley.desk.module, { answer: add, error: add, accepted: () => {}, trapped: add });
        await engine.start();
        engine.call("run", script);
        answers[name] = text;
      }
      return answers;
    }""", scripts)


GRID = ["template grid 3", "append sections main", "append items a b c d e to main", "apply"]


def test_every_sample_answers_as_recorded(browser):
    page = start(browser)
    scripts = {path.name: path.read_text() for path in sorted(SAMPLES.glob("*.galley")) if path.name not in OF_A_MACHINE}
    found = run(page, scripts)
    assert len(found) > 30
    for name, text in found.items():
        recorded = (SAMPLES / name.replace(".galley", ".out")).read_text()
        assert text == recorded, name


def test_every_lesson_answers_as_the_shell(browser):
    scripts = {}
    for path in sorted((SAMPLES / "lessons").glob("*.galley")):
        solution = re.search(r"^#: solution\n(.*?)(?=^#: )", path.read_text(), re.M | re.S).group(1)
        scripts[path.stem] = f"lesson {path.stem}\n{solution}"
    page = start(browser)
    found = run(page, scripts)
    assert len(found) >= 25
    for name, script in scripts.items():
        shell = subprocess.run([GALLEY, "--echo"], input=script, capture_output=True, text=True, check=False)
        assert "Solved!" in shell.stdout, name
        assert found[name] == shell.stdout, name


def test_a_line_is_typed_completed_and_answered(browser):
    page = start(browser)
    assert "lesson first" in said(page)
    field = page.locator(".field")
    field.press_sequentially("templ")
    assert page.locator(".ghost-text").inner_text().startswith("ate")
    field.press("ArrowRight")
    assert field.input_value() == "template"
    assert page.locator(".paint .command").inner_text() == "template"
    field.press_sequentially(" ca")
    field.press("Tab")
    offered = page.locator(".candidates [role=option] b").all_inner_texts()
    assert {"cards", "carousel", "calendar"} <= set(offered), offered
    assert page.locator(".candidates").is_visible()
    field.press("Escape")
    field.fill("template grid 3")
    field.press("Enter")
    assert "define group row" in said(page)
    assert field.input_value() == ""
    field.press("ArrowUp")
    assert field.input_value() == "template grid 3"
    field.fill("set row.")
    field.press("Control+c")
    assert field.input_value() == ""
    field.press("ArrowUp")
    assert field.input_value() == "set row.", "Ctrl+C loses nothing"


def test_an_entry_of_several_lines_runs_as_one(browser):
    page = start(browser)
    enter(page, "\n".join(GRID))
    assert near(frames(page)["b"], [131, 0, 131, 131])
    page.locator(".field").press_sequentially("let size = NSCollectionLayoutSize(")
    page.locator(".field").press("Enter")
    assert "\n" in page.locator(".field").input_value(), "an open bracket goes on"


def test_swift_is_pasted(browser):
    page = start(browser)
    enter(page, """let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
let item = NSCollectionLayoutItem(layoutSize: size)
let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
let section = NSCollectionLayoutSection(group: group)""", "append sections main", "append items a b c to main", "apply")
    assert near(frames(page)["c"], [262, 0, 131, 44])


def test_the_first_lesson_is_solved(browser):
    page = start(browser)
    page.locator("[data-testid=learn]").click()
    titles = [re.sub(r"^✓?\s*|\s*•+$", "", text) for text in page.locator("[data-lesson]").all_inner_texts()]
    shell = [lesson["title"] for lesson in answers("lesson")[-1]["lessons"]]
    assert sorted(titles) == sorted(f"{number}. {title}" for number, title in enumerate(shell, 1)), titles
    page.keyboard.press("Escape")
    enter(page, "lesson fraction")
    assert page.locator("figure.target").is_visible()
    wanted = frames(page, "target")
    assert wanted != frames(page)
    enter(page, "set row.width fractionalWidth(1)")
    assert frames(page) == wanted
    assert "Solved!" in said(page)
    assert "✓" in page.locator(".bench-lesson h2").inner_text()
    reload(browser)
    page.locator("[data-testid=learn]").click()
    assert page.locator("[data-lesson=fraction] .bench-tick").inner_text() == "✓", "progress is kept"


def test_a_click_explains(browser):
    page = start(browser)
    enter(page, *GRID)
    page.locator("figure.shell .box.cell", has_text="b").first.click()
    steps = page.locator(".details [data-part=width]").inner_text()
    assert "131" in steps and "R4" in steps, steps


def test_a_link_opens_what_was_shared(browser):
    page = start(browser)
    enter(page, *GRID, "set row.height absolute(50)")
    page.locator("[data-testid=share]").click()
    link = re.search(r"\S+#galley1\.[\w-]+", said(page)).group()
    shared = frames(page)
    line = "\n".join([*GRID, "set row.height absolute(50)", f"share {link.split('#')[0]}"])
    assert [reply["link"] for reply in answers(line) if "link" in reply] == [link]
    other = start(browser, "#" + link.split("#")[1])
    assert frames(other) == shared
    assert "#" not in other.url


def link_of(lines):
    """A link with any lines, none of which are packed."""
    check = 2166136261
    for byte in lines.encode():
        check = ((check ^ byte) * 16777619) & 0xFFFFFFFF
    count = len(lines.encode())
    head = bytes([count << 4]) if count < 15 else b"\xf0" + b"\xff" * ((count - 15) // 255) + bytes([(count - 15) % 255])
    packed = check.to_bytes(4, "little") + head + lines.encode()
    return "#galley1." + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_shared_document_only_edits(browser):
    page = start(browser, link_of('append sections "<img src=x onerror=alert(1)>"\n'))
    assert page.evaluate("Galley.desk.shell.engine.json('complete', 'delete sections ').candidates.length") == 1
    assert page.locator("img").count() == 0
    page = start(browser, link_of("append sections main\nexport json stolen.json\n"))
    assert "a document contains only edits" in said(page)
    page = start(browser, link_of("append sections main\n")[:-3])
    assert "cut off or changed" in said(page)


def test_a_reload_and_a_trap_lose_nothing(browser):
    page = start(browser)
    enter(page, *GRID)
    before = frames(page)
    reload(browser)
    page.locator("[data-drawer=shell]").click()
    assert "restored 5 commands" in said(page), said(page)
    assert "abruptly" not in said(page), "a reload is not an abrupt end"
    enter(page, "frames")
    page.evaluate("Galley.desk.showShell(Galley.desk.shell.engine.json('picture'))")
    assert frames(page) == before
    enter(page, "append items z to main", "apply")
    page.evaluate("""() => {
      const { exports } = Galley.desk.shell.engine;
      Galley.desk.shell.engine.exports = { ...exports, enter: () => { throw new WebAssembly.RuntimeError("unreachable"); } };
    }""")
    enter(page, "append items lost to main")
    browser.wait("document.querySelector('.answers').innerText.includes('unreachable')", 20)
    browser.wait("Boolean(Galley.desk.shell.engine.json('picture').now.panes[0].elements.names.length === 6)", 20)
    enter(page, "count main")
    assert "6" in said(page)
    enter(page, "undo 2")
    assert "undid" in said(page)


def test_a_journal_that_traps_is_shown(browser):
    page = start(browser)
    enter(page, *GRID)
    page.evaluate("""() => {
      const { call } = Galley.Engine.prototype;
      Galley.Engine.prototype.call = function (name, ...values) {
        if (name !== "enter" || values[0] !== "restore") return call.call(this, name, ...values);
        this.isDead = true;
        this.told.trapped("unreachable");
        return undefined;
      };
      return Galley.desk.shell.begin();
    }""")
    browser.wait("document.querySelector('.answers').innerText.includes('unreachable')", 20)
    assert "append items a b c d e to main" in page.locator(".answer.error").first.inner_text()
    enter(page, "append sections other", "sections")
    assert "other" in said(page)
    reload(browser)
    assert "restored 1 command" in said(page), said(page)


def test_edges_and_items_are_dragged(browser):
    page = start(browser)
    enter(page, "container 300x400", *GRID)
    handle = page.locator("figure.shell .bench-resize.right:not(.bottom)").bounding_box()
    x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=8)
    browser.wait("Boolean(Galley.desk.stage.figure('shell').picture.pane.bounds[0] > 330)", 20)
    assert frames(page)["b"][0] > 110, "solved while it moves"
    page.mouse.up()
    assert "container 3" in said(page)
    width = page.evaluate("Galley.desk.stage.figure('shell').picture.pane.bounds[0]")
    assert near(frames(page)["c"], answers("\n".join([f"container {width}x400", *GRID, "frames c"]))[-1]["elements"][0]["frame"], 0.01)
    boxes = {name: page.locator(f"figure.shell .box.cell[title={name}]").bounding_box() for name in "ae"}
    middle = {name: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for name, box in boxes.items()}
    page.mouse.move(*middle["e"])
    page.mouse.down()
    page.mouse.move(*middle["a"], steps=10)
    page.mouse.up()
    assert list(frames(page))[:2] == ["e", "a"]
    assert 'reorder "e" before "a"' in said(page)


def test_files_come_and_go(browser):
    page = start(browser)
    folder = browser.folder
    (folder / "Layout.swift").write_text("""
        import UIKit
        func makeLayout() -> UICollectionViewLayout {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
          let item = NSCollectionLayoutItem(layoutSize: size)
          let row = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
          return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
        }""")
    page.locator("input[type=file]").set_input_files(folder / "Layout.swift")
    browser.wait("Galley.desk.editor.content[0].text.includes('fractionalWidth(0.5)')", 20)
    page.locator("[data-drawer=shell]").click()
    enter(page, "append sections main", "append items a b c to main", "apply")
    assert near(frames(page)["b"], [201, 0, 201, 40])
    kept = browser.downloaded("kept.galley", lambda: enter(page, "save kept.galley"))
    assert "append items a b c to main" in kept
    assert near(answers(kept + "frames b\n")[-1]["elements"][0]["frame"], [201, 0, 201, 40])
    # The same file can be opened again, and a line that writes no file downloads nothing.
    page.locator("input[type=file]").set_input_files(folder / "Layout.swift")
    browser.wait("Object.keys(Galley.desk.store.documents).length >= 3", 20)


def test_a_preview_is_refused(browser):
    page = start(browser)
    downloads = []
    page.on("download", lambda download: downloads.append(download.suggested_filename))
    enter(page, *GRID, "preview board.html", "append items z to main", "apply")
    page.wait_for_timeout(300)
    assert "export html" in said(page)
    assert downloads == [], "no line downloads a page"


def test_a_dropped_file_opens_once(browser):
    page = start(browser)
    page.locator(".otherLanguage").click()
    browser.wait(READY + " && Galley.desk.language === 'ko'", 20)
    before = page.evaluate("Object.keys(Galley.desk.store.documents).length")
    page.evaluate("""() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["import UIKit\\nlet dropped = 1"], "Dropped.swift"));
      dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
    }""")
    browser.wait("Galley.desk.editor.content[0].name === 'Dropped.swift'", 20)
    page.wait_for_timeout(300)
    assert page.evaluate("Object.keys(Galley.desk.store.documents).length") == before + 1


def test_devices_show_their_names_whole(browser):
    for width in (1024, 1440):
        page = start(browser, width=width)
        enter(page, "devices")
        text = said(page)
        for name in [row["name"] for row in answers("devices")[-1]["devices"]]:
            assert re.search(rf"^\s*{re.escape(name)}\s", text, re.M), (width, name)


def test_it_speaks_korean(browser):
    page = start(browser, locale="ko-KR")
    assert page.evaluate("document.documentElement.lang") == "ko"
    enter(page, "append items a to nowhere")
    assert re.search("[가-힣]", page.locator(".answer.error").inner_text())
    page.locator("button.otherLanguage").click()
    browser.wait("Boolean(document.documentElement.lang === 'en')", 20)


def test_nothing_leaves_the_page(browser):
    page = start(browser)
    enter(page, *GRID)
    page.locator("[data-testid=share]").click()
    assert all(request.startswith(("file:", "blob:", "data:")) for request in browser.requests), browser.requests
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy.startswith("default-src 'none'") and "connect-src" not in policy


def test_times(browser):
    """Measured, and printed; what a debug build takes says little."""
    page = start(browser)
    ready = page.evaluate("performance.now()")
    enter(page, "template grid 3", "append sections main", "append items item{1...1000} to main", "apply")
    line = page.evaluate("""() => {
      const times = [];
      for (let round = 0; round < 20; round += 1) {
        const begun = performance.now();
        Galley.desk.shell.type(`set row.height ${60 + round}`);
        times.push(performance.now() - begun);
      }
      return times.sort((a, b) => a - b)[10];
    }""")
    sketch = page.evaluate("""() => {
      const begun = performance.now();
      for (let round = 0; round < 20; round += 1) Galley.desk.shell.engine.json('sketch', 300 + round, 800);
      return (performance.now() - begun) / 20;
    }""")
    many = page.evaluate("""() => {
      Galley.desk.shell.type("append items many{1...100000} to main");
      const begun = performance.now();
      Galley.desk.shell.engine.call("enter", "apply");
      return performance.now() - begun;
    }""")
    print(f"  ready {ready:.0f} ms; a line with 1,000 items {line:.1f} ms; an edge dragged {sketch:.1f} ms a frame; "
          f"100,000 items applied {many:.0f} ms; {PAGE.stat().st_size / 1e6:.2f} MB")

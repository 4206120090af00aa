"""Lessons in the page: a lesson is code in the editor, and a try is an edit."""

import json

from desk import PAGE, READY, enter, reload, said
from shell import answers
from workbench import code_of, elements, settle, write

HALF = "layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth({}), heightDimension: .absolute(100))"


def start(browser, lesson=None, address="", **window):
    browser.open(PAGE, fragment=address, ready=READY, **window)
    if lesson:
        begin(browser, lesson)
    return browser.page


def begin(browser, lesson):
    browser.page.locator("[data-testid=learn]").click()
    browser.page.locator(f"[data-lesson={lesson}]").click()
    browser.wait(f"Galley.desk.learn.state?.word === {json.dumps(lesson)}", 30)
    settle(browser.page)


def half(page, width):
    """Writes the width of the group of the first lesson."""
    code = code_of(page)
    now = next(part for part in ("0.5", "0.8", "0.6", "1") if HALF.format(part) in code)
    return write(page, code.replace(HALF.format(now), HALF.format(width)))


def reply(page):
    return page.locator("[data-testid=reply]").inner_text()


def ticks(page):
    page.locator("[data-testid=learn]").click()
    found = page.locator("[data-lesson]").evaluate_all(
        "(rows) => rows.filter((row) => row.querySelector('.bench-tick').textContent).map(({ dataset }) => dataset.lesson)")
    page.keyboard.press("Escape")
    return found


def test_a_lesson_is_solved_by_edits(browser):
    page = start(browser)
    own = code_of(page)
    begin(browser, "fraction")
    assert HALF.format("0.5") in code_of(page) and "makeSnapshot" in code_of(page)
    assert [frame for _, frame in sorted(elements(page).items())] == [[0, 0, 75, 100], [75, 0, 75, 100], [0, 100, 75, 100], [75, 100, 75, 100]]
    target = page.locator("figure.target [data-element=cell]").evaluate_all("(boxes) => boxes.map(({ dataset }) => dataset.frame)")
    assert target == ["0,0,150,100", "150,0,150,100", "0,100,150,100", "150,100,150,100"], target
    assert page.locator("[data-testid=reply]").is_hidden()
    answer = half(page, "0.8")
    assert answer["lesson"]["isReached"] is False and answer["lesson"]["met"] == 0
    assert reply(page).startswith("not yet: ") and "240" in reply(page), reply(page)
    assert page.locator(".bench-goal li.met").count() == 0 and page.locator(".bench-goal li").count() == 4
    assert half(page, "1")["lesson"]["isReached"]
    assert reply(page).startswith("Solved!"), reply(page)
    assert page.locator(".bench-goal li.met").count() == 4
    assert "✓" in page.locator("[data-testid=lesson] h2").inner_text()
    assert ticks(page) == ["fraction"]
    page.locator("[data-drawer=shell]").click()
    enter(page, "lesson results --json")
    assert '"solved":1,"copied":0,"tries":2' in said(page).replace(" ", ""), said(page)
    page.locator("[data-testid=next]").click()
    browser.wait("Galley.desk.learn.state?.word === 'first-snapshot'", 30)
    assert "makeSnapshot" in code_of(page)
    page.locator("[data-testid=leave]").click()
    browser.wait("Galley.desk.learn.state === null", 30)
    settle(page)
    assert code_of(page) == own, "the document before the lesson comes back"
    assert page.locator("[data-testid=lesson]").is_hidden() and page.locator("figure.target:visible").count() == 0
    page.locator(".bench-name").click()
    assert page.locator(".bench-list li").count() == 1, "the lesson leaves no document behind"


def test_typing_is_one_try(browser):
    page = start(browser, "fraction")
    page.evaluate("""(text) => {
      const { mirror } = Galley.desk.editor;
      mirror.focus();
      const at = mirror.getValue().indexOf(text) + text.indexOf("0.5");
      mirror.setSelection(mirror.posFromIndex(at), mirror.posFromIndex(at + 3));
    }""", HALF.format("0.5"))
    page.keyboard.type("0.25", delay=40)
    browser.wait("!document.querySelector('[data-testid=reply]').hidden", 10)
    assert page.evaluate("Galley.desk.learn.state.tries") == 1
    page.keyboard.type(" ", delay=40)
    page.wait_for_timeout(900)
    assert page.evaluate("Galley.desk.learn.state.tries") == 1, "a space changes nothing"


def test_a_lesson_survives_a_reload(browser):
    page = start(browser, "fraction")
    page.locator("[data-testid=hint]").click()
    page.locator("[data-testid=hint]").click()
    half(page, "0.6")
    code, answered = code_of(page), reply(page)
    page.wait_for_timeout(500)
    reload(browser)
    assert code_of(page) == code and reply(page) == answered
    assert page.locator(".bench-hint").count() == 2
    state = page.evaluate("Galley.desk.learn.state")
    assert (state["tries"], state["hints"], state["isCopied"]) == (1, 2, False), state
    half(page, "1")
    page.wait_for_timeout(500)
    reload(browser)
    assert reply(page).startswith("Solved!")
    assert ticks(page) == ["fraction"]


def test_the_solution_is_one_step_and_does_not_count(browser):
    page = start(browser, "fraction")
    begun = code_of(page)
    page.locator("[data-testid=solution]").click()
    settle(page)
    assert HALF.format("1") in code_of(page)
    assert "does not count as solved" in reply(page), reply(page)
    page.locator("[data-testid=undo]").click()
    settle(page)
    assert code_of(page) == begun
    assert ticks(page) == []
    page.locator("[data-testid=again]").click()
    browser.wait("Galley.desk.learn.state?.isCopied === false", 30)
    settle(page)
    half(page, "1")
    assert reply(page).startswith("Solved!")
    assert ticks(page) == ["fraction"]


def test_sizes_of_contents_are_commands(browser):
    page = start(browser, "self-sizing")
    code = code_of(page)
    assert sorted(elements(page).values()) == [[0, 0, 300, 44], [0, 44, 300, 44], [0, 88, 300, 44]]
    write(page, code.replace(".absolute(44)", ".estimated(44)", 1))
    assert reply(page), "the item alone is not enough"
    write(page, code.replace(".absolute(44)", ".estimated(44)"))
    assert reply(page).startswith("Solved!")


def test_a_lesson_beyond_code_runs_in_the_shell(browser):
    page = start(browser)
    page.locator("[data-testid=learn]").click()
    page.locator("[data-lesson=reload]").click()
    browser.wait("Galley.desk.learn.isInShell", 30)
    assert page.locator("[data-testid=lesson] h2").is_visible() and page.locator(".field").is_visible()
    # It is about a snapshot without a layout, so there is no picture of its target.
    assert page.locator("[data-testid=overlay]").is_hidden()
    # The next lesson in code replaces it.
    begin(browser, "fraction")
    assert not page.evaluate("Galley.desk.learn.isInShell")
    assert HALF.format("0.5") in code_of(page)
    assert page.locator("[data-testid=overlay]").is_visible()


def test_a_link_opens_the_lesson(browser):
    page = start(browser, "fraction")
    half(page, "0.8")
    link = page.evaluate("Galley.desk.sharing.fragment()")
    other = start(browser, address=f"#{link}")
    assert other.locator("[data-testid=lesson] h2").inner_text().endswith("A fraction of what?")
    assert HALF.format("0.8") in code_of(other)
    assert other.evaluate("Galley.desk.learn.state.tries") == 0
    half(other, "1")
    assert reply(other).startswith("Solved!")
    shared = answers("share lesson gaps")[-1]["link"]
    third = start(browser, address=f"#{shared.split('#')[1]}")
    browser.wait("Galley.desk.learn.isInCode", 30)
    assert third.locator("[data-testid=lesson] h2").inner_text() == "interItemSpacing without an effect"
    write(third, code_of(third).replace("    return listOfRows\n", "    listOfRows.interGroupSpacing = 12\n    return listOfRows\n"))
    assert reply(third).startswith("Solved!")


COURSE = """#: title.en Halves

#: text.en
# Your task: two cells side by side.

#: start
container 300x400
define item cell width=fractionalWidth(1) height=fractionalHeight(1)
define group row horizontal width=fractionalWidth(1) height=absolute(50) of cell
define section grid row
use grid
append sections main
append items a b to main
apply

#: solution
set cell.width fractionalWidth(0.5)

#: goal
expect frame b (150,0,150,50)
"""


def drop(page, files):
    """Drops a folder, as a file manager does."""
    page.evaluate("""([folder, files]) => {
      const entry = (name, text) => ({ isFile: true, isDirectory: false, name, file: (done) => done(new File([text], name)) });
      const entries = Object.entries(files).map(([name, text]) => entry(name, text));
      const root = { isFile: false, isDirectory: true, name: folder, createReader: () => ({ readEntries: (done) => done(entries.splice(0)) }) };
      return Galley.desk.takeDrop({ items: [{ webkitGetAsEntry: () => root }], files: [] });
    }""", ["My course", files])


def test_a_dropped_folder_is_a_course(browser):
    page = start(browser)
    drop(page, {"01-halves.galley": COURSE, "02-again.galley": COURSE.replace("Halves", "<b>Again</b>")})
    rows = page.locator("[data-lesson]")
    rows.first.wait_for(timeout=10_000)
    assert [row.split()[-1] for row in rows.all_inner_texts() if row] and rows.count() == 2
    rows.first.click()
    browser.wait("Galley.desk.learn.isInCode", 30)
    settle(page)
    write(page, code_of(page).replace(".fractionalWidth(1), heightDimension: .fractionalHeight(1)", ".fractionalWidth(0.5), heightDimension: .fractionalHeight(1)"))
    assert reply(page).startswith("Solved!")
    page.wait_for_timeout(500)
    reload(browser)
    assert ticks(page) == ["halves"], "progress and course are kept"
    page.locator("[data-testid=next]").click()
    browser.wait("Galley.desk.learn.state?.word === 'again'", 30)
    assert page.locator("[data-testid=lesson] b").count() == 0
    page.locator("[data-testid=learn]").click()
    page.locator(".bench-menu.learnMenu button", has_text="Galley's lessons").click()
    assert page.locator("[data-lesson=fraction]").count() == 1


def test_a_folder_with_a_broken_lesson_says_so(browser):
    page = start(browser)
    drop(page, {"01-halves.galley": COURSE.replace("fractionalWidth(0.5)", "fractionalWidth(0.4)")})
    browser.wait("document.querySelector('.answers').textContent.includes('solution')", 20)
    assert page.locator("[data-lesson]").count() == 0


def test_lessons_fit_windows(browser):
    for width, height, touch in [(1440, 900, False), (1024, 768, False), (390, 844, True)]:
        page = start(browser, "fraction", width=width, height=height, has_touch=touch)
        page.locator("[data-testid=hint]").click()
        half(page, "0.8")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        cut = page.locator("[data-testid=lesson] :is(h2, p, li, pre, button)").evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline').map((one) => one.outerHTML.slice(0, 80))")
        assert not cut, (width, cut)
        for test in ["reply", "hint", "solution", "next", "leave"]:
            assert page.locator(f"[data-testid={test}]").is_visible(), (width, test)
        assert page.locator(".CodeMirror").bounding_box()["height"] > 100, width
        if width < 1100:
            small = page.locator("[data-testid=lesson] button:visible").evaluate_all(
                "(all) => all.filter((one) => one.getBoundingClientRect().height < 39.5).map((one) => one.outerHTML.slice(0, 80))")
            assert not small, (width, small)


def test_lessons_are_korean(browser):
    page = start(browser, "fraction")
    half(page, "0.8")
    page.locator(".otherLanguage").click()
    browser.wait(READY + " && document.documentElement.lang === 'ko'", 60)
    assert page.evaluate("Galley.desk.learn.state.tries") == 1
    assert reply(page).startswith("아직 달성하지 못함"), reply(page)
    assert HALF.format("0.8") in code_of(page)
    half(page, "1")
    assert reply(page).startswith("완료했습니다!")


def test_a_prediction_is_answered_with_its_cause(browser):
    page = start(browser, "estimate")
    choices = page.locator("[data-testid=choice]")
    assert choices.all_inner_texts() == ["the height of r20 is 60", "the height of r20 is 200", "the height of r20 is 0"], choices.all_inner_texts()
    prediction = page.locator(".bench-prediction")
    assert prediction.is_hidden()
    choices.first.click()
    lines = [line for line in prediction.inner_text().split("\n") if line]
    assert lines[0].startswith("no: 60 is the height that r20 will ask for"), lines
    assert lines[1:3] == ["the height of r20 is 200", "200: row: estimated(200)"], lines
    choices.nth(1).click()
    assert prediction.inner_text().startswith("correct: "), prediction.inner_text()
    assert page.evaluate("Galley.desk.learn.state.tries") == 0


def test_an_experiment_is_a_change_of_the_code(browser):
    page = start(browser, "fraction")
    begun = code_of(page)
    assert "galley>" not in page.locator("[data-testid=lesson]").inner_text()
    change = page.locator(".bench-change")
    assert change.count() == 1
    removed, added = change.locator("del").inner_text(), change.locator("ins").inner_text()
    assert ".absolute(100)" in removed and added == removed.replace("−", "+").replace(".absolute(100)", ".absolute(60)"), (removed, added)
    attempt = page.locator("[data-testid=try-change]")
    attempt.click()
    settle(page)
    assert [frame[3] for frame in elements(page).values()] == [60] * 4
    page.wait_for_timeout(900)
    assert page.locator("[data-testid=reply]").is_hidden() and page.evaluate("Galley.desk.learn.state.tries") == 0, "an experiment is no try"
    page.locator("[data-testid=undo]").click()
    settle(page)
    assert code_of(page) == begun, "one undo step"
    page.wait_for_timeout(900)
    assert page.locator("[data-testid=reply]").is_hidden()
    # The other lines of the learner stay.
    write(page, begun.replace("makeFeedSection", "makeWallSection"))
    attempt.click()
    settle(page)
    assert "makeWallSection" in code_of(page) and [frame[3] for frame in elements(page).values()] == [60] * 4
    # A change of the same line goes back to the start.
    write(page, code_of(page).replace(".fractionalWidth(0.5), heightDimension: .absolute(60)", ".fractionalWidth(0.8), heightDimension: .absolute(70)"))
    attempt.click()
    settle(page)
    assert code_of(page) == begun.replace(removed[2:].strip(), added[2:].strip())


def test_the_last_hint_hides_the_values(browser):
    page = start(browser, "fraction")
    for _ in range(3):
        page.locator("[data-testid=hint]").click()
    last = page.locator(".bench-hint").last
    assert ".fractionalWidth(…), heightDimension: .absolute(100)" in last.locator("ins").inner_text(), last.inner_text()
    assert last.locator("button").count() == 0


def test_what_only_looks_is_on_the_page(browser):
    page = start(browser, "whole-view")
    page.locator("[data-testid=explainCell]").click()
    assert "the collection view is 400 tall" in page.locator(".details").inner_text()
    begin(browser, "swimlane")
    page.locator("[data-testid=showComponent]").first.click()
    line = page.evaluate("Galley.desk.editor.mirror.getLine(Galley.desk.editor.mirror.getCursor().line)")
    assert "let lane = NSCollectionLayoutGroup" in line, line

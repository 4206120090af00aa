"""Playing the last apply."""

from shell import answers, near

BEFORE = """
    device iphone-16; template grid 3; append sections one two; append items a{1...9} to one; append items b{1...6} to two; apply"""
EDITS = """
    delete items a2 a3; move item b5 before a1; move item a9 before a4; append items new1 new2 to two; set row.interItemSpacing fixed(0)"""
AFTER = f"{BEFORE}\n{EDITS}\napply"

GHOSTS = """() => Object.fromEntries([...document.querySelectorAll(".ghost")].map((ghost) => {
  const { x, y } = seen.picture().offset;
  const [left, top, width, height] = seen.rect(ghost);
  return [ghost.dataset.name, { frame: [left + x, top + y, width, height], opacity: Number(ghost.style.opacity), kind: ghost.className }];
}))"""


def frames(script):
    elements = answers(script + "\nframes")[-1]["elements"]
    return {element["itemIdentifier"]: element["frame"] for element in elements if element["category"] == "cell"}


def at(browser, progress):
    browser.page.evaluate("(value) => { const p = document.querySelector('.progress'); p.value = value; p.dispatchEvent(new Event('input')); }",
                          str(progress))
    return browser.page.evaluate(GHOSTS)


def test_it_begins_and_ends_at_the_frames(browser):
    browser.show(AFTER)
    before, after = frames(BEFORE), frames(AFTER)
    start = at(browser, 0)
    for name, frame in before.items():
        assert near(start[name]["frame"], frame) and start[name]["opacity"] == 1, (name, start[name], frame)
    assert {name for name, ghost in start.items() if ghost["opacity"] == 0} == set(after) - set(before)
    end = at(browser, 99)
    browser.page.evaluate("document.querySelector('.forward').click()")
    for name, frame in after.items():
        assert near(end[name]["frame"], frame, 10), (name, end[name], frame)
    browser.wait("!document.querySelector('.ghost')")
    boxes = {box["key"]: box["frame"] for box in browser.page.evaluate("seen.boxes()")}
    for name, frame in after.items():
        assert near(boxes[f"cell {name}"], frame), (name, frame)
    assert not browser.page.locator(".playing").count()


def test_it_plays_back_and_forward(browser):
    browser.show(AFTER)
    browser.page.click("button.back")
    browser.wait("document.querySelector('.progress').value === '0'")
    before = frames(BEFORE)
    ghosts = browser.page.evaluate(GHOSTS)
    assert all(near(ghosts[name]["frame"], frame) for name, frame in before.items())
    browser.page.click("button.forward")
    browser.wait("document.querySelector('.progress').value === '100' && !document.querySelector('.ghost')")


def test_step_by_step_deletes_then_moves_then_inserts(browser):
    browser.show(AFTER)
    before, after = frames(BEFORE), frames(AFTER)
    states = []
    for _ in range(3):
        browser.page.click("button.step")
        states.append(browser.page.evaluate(GHOSTS))
    beginning, deleted, moved = states
    assert beginning["a2"]["opacity"] == 1 and deleted["a2"]["opacity"] == 0
    assert near(deleted["b5"]["frame"], before["b5"]) and near(moved["b5"]["frame"], after["b5"])
    assert deleted["new1"]["opacity"] == 0 and moved["new1"]["opacity"] == 0


def test_moves_are_counted_and_numbered(browser):
    browser.show(AFTER)
    moves = answers(AFTER)[-1]["items"]
    text = browser.page.inner_text(".counts")
    assert [int(word) for word in text.replace(",", "").split() if word.isdigit()] == [
        len(moves["inserted"]), len(moves["deleted"]), len(moves["moved"])], text
    browser.page.click("button.step")
    labels = [browser.page.inner_text(f".ghost[data-name='{move['identifier']}']") for move in moves["moved"]]
    assert labels == [f"{index + 1} → {move['identifier']}" for index, move in enumerate(moves["moved"])], labels

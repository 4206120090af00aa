"""Five tasks that a new user has, done by hand: by pointer and keys, with what the page shows."""

import re

from desk import enter, frames
from shell import near
from workbench import GRID, code_of, elements, settle, start, write

# Apple's own shape of a controller: a registration of cells, a provider of cells, a snapshot of numbers.
CONTROLLER = """import UIKit

class GridViewController: UIViewController {
    enum Section {
        case main
    }

    var dataSource: UICollectionViewDiffableDataSource<Section, Int>! = nil
    var collectionView: UICollectionView! = nil

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Grid"
        configureHierarchy()
        configureDataSource()
    }

    private func createLayout() -> UICollectionViewLayout {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func configureHierarchy() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, indexPath, identifier in
            cell.contentView.layer.borderWidth = 1
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) { collectionView, indexPath, identifier in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: identifier)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.main])
        snapshot.appendItems(Array(0..<94))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
"""

HEADER = GRID.replace("  return UI", """  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
    elementKind: "title", alignment: .top, absoluteOffset: CGPoint(x: 0, y: 30))
  section.boundarySupplementaryItems = [header]
  return UI""")


def paste(page, text):
    """Replaces the code as a user does: selects all of it, and pastes."""
    page.locator(".CodeMirror-lines").click()
    page.keyboard.press("Control+a")
    page.evaluate("""(text) => {
      const transfer = new DataTransfer();
      transfer.setData("text/plain", text);
      // Firefox takes the text itself in place of a transfer.
      const words = { clipboardData: transfer, dataType: "text/plain", data: text };
      document.activeElement.dispatchEvent(new ClipboardEvent("paste", { ...words, bubbles: true, cancelable: true }));
    }""", text)
    settle(page)
    page.wait_for_timeout(100)
    settle(page)


def put_cursor(page, text, after=0):
    """Puts the cursor into the code, as a click there would."""
    page.evaluate("""([text, after]) => {
      const { mirror } = Galley.desk.editor;
      mirror.focus();
      mirror.setCursor(mirror.posFromIndex(mirror.getValue().indexOf(text) + after));
    }""", [text, after])


def test_a_pasted_controller_is_drawn(browser):
    page = start(browser, code=None)
    paste(page, CONTROLLER)
    assert code_of(page) == CONTROLLER
    # Five columns on a width of 402, as its dimensions say.
    assert near(elements(page)[(0, 6)], [80.4, 80.4, 80.4, 80.4])
    assert page.locator("[data-testid=problems] [data-severity=error]").count() == 0


def test_a_broken_layout_is_pasted_and_mended(browser):
    page = start(browser, code=None)
    paste(page, CONTROLLER.replace("fractionalWidth(0.2), heightDimension: .fractionalHeight", "fractionWidth(0.2), heightDimension: .fractionalHeight"))
    assert "dimmed" in page.locator("figure.code").get_attribute("class")
    problem = page.locator("[data-testid=problems] [data-severity=error]").first
    assert "fractionalWidth" in problem.inner_text(), "the right name is offered"
    problem.locator("button.source").click()
    assert page.evaluate("Galley.desk.editor.mirror.getSelection()") == "fractionWidth"
    page.keyboard.type("fractionalWidth")
    page.keyboard.press("Escape")
    settle(page)
    assert page.locator("[data-testid=problems] [data-severity=error]").count() == 0
    assert near(elements(page)[(0, 1)], [80.4, 0, 80.4, 80.4])


def test_a_grid_of_three_columns_becomes_adaptive(browser):
    code = GRID.replace("0.5", "1 / 3").replace("count: 2", "count: 3")
    page = start(browser, code)
    page.locator("[data-testid=second]").click()
    settle(page)
    assert page.locator("figure.second").is_visible()
    columns = """(word) => {
      const { elements } = Galley.desk.stage.figure(word).picture;
      return [...Array(elements.count).keys()].filter((index) => elements.y[index] === elements.y[0]).length;
    }"""
    assert [page.evaluate(columns, word) for word in ("code", "second")] == [3, 3]
    layout = code.replace("  let item =", "  UICollectionViewCompositionalLayout { _, environment in\n  let columns = environment.container.effectiveContentSize.width > 600 ? 5 : 3\n  let item =", 1)
    layout = layout.replace("1 / 3", "1 / CGFloat(columns)").replace("count: 3", "count: columns")
    layout = layout.replace("  return UICollectionViewCompositionalLayout(section: section)\n", "  return section\n  }\n")
    paste(page, layout)
    assert [page.evaluate(columns, word) for word in ("code", "second")] == [3, 5]
    page.locator("[data-testid=device]").select_option("ipad-10")
    settle(page)
    assert page.evaluate(columns, "code") == 5


def test_it_is_found_out_why_a_header_overlaps(browser):
    page = start(browser, HEADER)
    header, cell = elements(page, "supplementary")[(0, 0)], elements(page)[(0, 0)]
    assert header[1] + header[3] > cell[1], "the header overlaps the first row"
    # The inset of the section, which can be dragged, lies over the header; a click passes through it.
    box = page.locator("figure.code [data-kind=title]").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    why = page.locator("[data-testid=why]")
    step = why.locator("[data-part=y] li", has_text="30").first
    line = 1 + HEADER[:HEADER.index("absoluteOffset")].count("\n")
    step.locator(f".source:text-is('L{line}')").click()
    assert "y: 30" in page.evaluate("Galley.desk.editor.mirror.getLine(Galley.desk.editor.mirror.getCursor('from').line)")
    put_cursor(page, "y: 30", 4)
    for _ in range(3):
        page.keyboard.press("Shift+Alt+ArrowDown")
    settle(page)
    assert "CGPoint(x: 0, y: 0)" in code_of(page)
    assert elements(page, "supplementary")[(0, 0)][1] + header[3] <= elements(page)[(0, 0)][1]


SNAPSHOT = """
var first = NSDiffableDataSourceSnapshot<String, String>()
first.appendSections(["main"])
first.appendItems(["a", "b", "c", "d"])
dataSource.apply(first)
var next = dataSource.snapshot()
next.deleteItems(["b"])
next.appendItems(["e"])
next.moveItem("d", beforeItem: "a")
"""


def test_an_apply_is_stepped_through_before_and_after(browser):
    page = start(browser)
    page.locator("[role=tab]", has_text="Snapshot").click()
    paste(page, SNAPSHOT)
    assert page.locator("figure.code .box.cell .name").all_inner_texts() == ["a", "b", "c", "d"], "the screen has the first snapshot"
    place = """(kind) => {
      const ghost = document.querySelector(`figure.code .marks .ghost.${kind}`);
      return [ghost.dataset.name, parseFloat(ghost.style.left), parseFloat(ghost.style.top)];
    }"""
    # The next snapshot is d, a, c, e in two columns: 175 wide, 12 apart, rows of 120 with 10 between them, from (20, 16).
    assert page.evaluate(place, "inserted") == ["e", 207, 146]
    assert page.evaluate(place, "deleted") == ["b", 207, 16]
    assert page.evaluate(place, "moved") == ["d", 20, 16]
    assert page.locator("figure.code .marks .ghost").count() == 3 and page.locator("figure.code .arrow").count() == 1
    page.locator("[data-drawer=diff]").click()
    assert "next snapshot" in page.locator("[data-testid=diff] p").inner_text()
    assert [row.split()[:2] for row in page.locator(".bench-diff li").all_inner_texts()] == [["+", "e"], ["−", "b"], ["→", "d"]]
    page.locator("button.step").click()
    opacity = "(name) => document.querySelector(`figure.code .ghost[data-name=${name}]`).style.opacity"
    assert (page.evaluate(opacity, "b"), page.evaluate(opacity, "e")) == ("0", "0"), "first what is deleted goes"
    page.locator("button.step").click()
    page.locator("button.step").click()
    assert page.evaluate(opacity, "e") == "1"
    page.locator("button.step").click()
    assert page.locator("figure.code .marks .ghost").count() == 3, "then the screen again, with its marks"
    page.locator("button.applyNext").click()
    settle(page)
    assert code_of(page, 1).endswith("dataSource.apply(next)\n")
    assert list(frames(page, "code")) == ["d", "a", "c", "e"]
    assert page.locator("figure.code .marks").count() == 0
    assert "apply #2" in page.locator("figure.code legend").inner_text()
    page.locator("button.step").click()
    assert page.locator("figure.code .ghost.deleted").count() == 1, "the apply can be stepped through again"
    page.locator("[data-testid=undo]").click()
    settle(page)
    assert page.locator("figure.code .marks .ghost").count() == 3


def test_pending_edits_of_the_shell_are_marked(browser):
    page = start(browser)
    page.locator("[data-drawer=shell]").click()
    enter(page, "template grid 3", "append sections main", "append items a b c to main", "apply", "delete items b")
    assert page.locator("figure.shell .marks .ghost.deleted").get_attribute("data-name") == "b"
    page.locator("figure.shell button.applyNext").click()
    assert list(frames(page)) == ["a", "c"]
    assert page.locator("figure.shell .marks").count() == 0


def test_a_lesson_is_finished_on_a_phone(browser):
    page = start(browser, code=None, width=390, height=844, has_touch=True)
    page.locator("[data-testid=learn]").click()
    page.locator("[data-lesson]").nth(2).click()
    browser.wait("Galley.desk.learn.isInCode", 30)
    settle(page)
    assert page.locator(".bench-lesson").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-view=screen]").click()
    assert page.locator("figure.target").is_visible()
    page.locator("[data-view=code]").click()
    assert page.locator(".bench-code").bounding_box()["height"] > 120, "there is room for the code"
    # The group is to be vertical: the word is typed again, and the first completion fits.
    page.evaluate("""() => {
      const { mirror } = Galley.desk.editor;
      const start = mirror.getValue().indexOf("Group.horizontal") + "Group.".length;
      mirror.focus();
      mirror.setSelection(mirror.posFromIndex(start), mirror.posFromIndex(start + "horizontal".length));
    }""")
    page.keyboard.type("vert")
    browser.wait("document.querySelectorAll('.CodeMirror-hint').length > 0", 20)
    hint = page.locator(".CodeMirror-hint").first
    assert hint.inner_text().startswith("vertical(layoutSize: NSCollectionLayoutSize, subitems:"), hint.inner_text()
    assert hint.evaluate("(element) => element.scrollWidth <= element.clientWidth"), "nothing of it is cut"
    page.keyboard.type("ical")
    page.evaluate("Galley.desk.editor.mirror.closeHint()")
    settle(page)
    assert re.search("✓", page.locator(".bench-lesson h2").inner_text())
    page.locator("[data-view=screen]").click()
    assert frames(page, "target") == frames(page, "code")


def test_code_of_another_kind_is_still_explained(browser):
    """What is selected is in the explanation, also while the pasted code does not read."""
    page = start(browser, code=None)
    write(page, GRID.replace(".fixed(12)", ".fixd(12)"))
    assert "width = 179" in page.locator("[data-testid=why]").inner_text()

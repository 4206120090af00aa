"""Measures a page in Chromium: measure.py PAGE. Prints the time from opening it until its cells are drawn, and the time of a key.

A key is `window.galley.setCode` with a changed view controller of about 60 lines, until the next frame.
"""

import pathlib
import shutil
import statistics
import sys
import time

from playwright.sync_api import sync_playwright

CODE = '''import UIKit

final class FeedViewController: UICollectionViewController {
  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let columns = environment.container.effectiveContentSize.width > 700 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .fractionalHeight(1)
        )
      )
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(HEIGHT)
        ),
        subitem: item,
        count: columns
      )
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(44)
        ),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = Self.createLayout()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<COUNT))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
'''
CELLS = "[data-testid=screen] [data-element=cell]"
EDIT = """async text => {
  const start = performance.now();
  await window.galley.setCode(text);
  await new Promise(done => requestAnimationFrame(done));
  return performance.now() - start;
}"""


def opened(browser, address, slowdown):
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    if slowdown > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    start = time.perf_counter()
    page.goto(address)
    page.wait_for_selector(CELLS, timeout=60_000)
    return page, time.perf_counter() - start


def main():
    path = pathlib.Path(sys.argv[1]).resolve()
    print(f"{path.stat().st_size / 1e6:.2f} MB")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for slowdown in (1, 4):
            times = []
            for _ in range(5):
                page, seconds = opened(browser, path.as_uri(), slowdown)
                times.append(seconds)
                page.context.close()
            print(f"ready at a {slowdown}-fold slowdown: median {statistics.median(times):.2f} s of {len(times)}")
        page, _ = opened(browser, path.as_uri(), 1)
        for count in (60, 1000):
            codes = [CODE.replace("HEIGHT", str(100 + step)).replace("COUNT", str(count)) for step in range(21)]
            times = [page.evaluate(EDIT, code) for code in codes]
            print(f"a key with {count} items: median {statistics.median(times):.0f} ms of {len(times)}")
        browser.close()


if __name__ == "__main__":
    main()

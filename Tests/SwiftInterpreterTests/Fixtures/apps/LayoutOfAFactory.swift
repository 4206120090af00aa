// swift-format-ignore-file
import UIKit

final class LayoutFactory {
  private let height: CGFloat
  init(height: CGFloat) { self.height = height }
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
  }
}

final class ChatController: UIViewController {
  private let factory = LayoutFactory(height: 90)
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: factory.makeLayout())
  private lazy var dataSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: collectionView) { _, _, _ in nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let days = [(1, "Mon"), (2, "Mon"), (3, "Tue")].reduce(into: [(day: String, items: [Int])]()) { days, message in
      if let last = days.indices.last, days[last].day == message.1 { days[last].items.append(message.0) } else { days.append((message.1, [message.0])) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for day in days {
      snapshot.appendSections([day.day])
      snapshot.appendItems(day.items, toSection: day.day)
    }
    dataSource.apply(snapshot)
  }
}
//= 0,0,393,90 0,90,393,90 0,180,393,90
//names 1 2 3

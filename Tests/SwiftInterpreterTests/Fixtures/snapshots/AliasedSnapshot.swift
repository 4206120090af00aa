// swift-format-ignore-file
import UIKit
class V: UIViewController {
    typealias Snap = NSDiffableDataSourceSnapshot<Int, String>
    var dataSource: UICollectionViewDiffableDataSource<Int, String>!
    func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        return UICollectionViewCompositionalLayout { s, _ in .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])) }
    }
    override func viewDidLoad() { super.viewDidLoad(); update(animated: false) }
    func update(animated: Bool = true) {
        var s = Snap()
        for section in 0..<3 {
            s.appendSections([section])
            s.appendItems((0...section).map { "\(section)-\($0)" }, toSection: section)
        }
        dataSource.apply(s, animatingDifferences: animated)
    }
}

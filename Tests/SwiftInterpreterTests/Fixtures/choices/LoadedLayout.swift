// swift-format-ignore-file
import UIKit

/// The layout is made in viewDidLoad; the app does not show the rows alone.
final class StepsViewController: UIViewController {
    var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpCollectionView()
    }

    private func setUpCollectionView() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = index == 0 ? self.makeRows(height: 100) : self.makeSmallRows()
            section.interGroupSpacing = 10
            return section
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(collectionView)
    }

    @objc func didTapCompact() {
        collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: makeSmallRows()), animated: true)
    }

    func makeSmallRows() -> NSCollectionLayoutSection { makeRows(height: 44) }

    func makeRows(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
}

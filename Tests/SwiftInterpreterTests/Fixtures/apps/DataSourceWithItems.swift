// swift-format-ignore-file
import UIKit
final class Source: UICollectionViewDiffableDataSource<Int, String> {
    var contacts: [String] = []
    func set(_ contacts: [String]) {
        self.contacts = contacts
        rebuild()
    }
    private func rebuild() {
        var s = NSDiffableDataSourceSnapshot<Int, String>()
        s.appendSections([0]); s.appendItems(contacts)
        apply(s)
    }
}
final class VC: UIViewController {
    lazy var cv = UICollectionView(frame: .zero, collectionViewLayout: rows(height: 25))
    lazy var ds = Source(collectionView: cv) { _, _, _ in nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        ds.set(["x", "y"])
    }
}

func rows(height: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//= 0,0,393,25 0,25,393,25
//names x y

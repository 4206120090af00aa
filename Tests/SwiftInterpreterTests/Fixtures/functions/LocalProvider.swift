// swift-format-ignore-file
import UIKit

private extension UIScreen {
    static var narrowSide: CGFloat { min(main.bounds.width, main.bounds.height) }
}

// The layout has no function of its own: it is created where its view is created.
final class ShelvesViewController: UIViewController {
    enum Shelf: Int {
        case top, rows
        init(_ index: Int) { self = Shelf(rawValue: index) ?? .rows }
        static let all: [Shelf] = [.top, .rows]
        static subscript(_ index: Int) -> Shelf { all[min(index, 1)] }
        var axis: NSLayoutConstraint.Axis { self == .top ? .horizontal : .vertical }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = ShelfView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout { [weak self] in self?.shelf($0, $1) })
        view.addSubview(collectionView)
    }

    func shelf(_ index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        guard Shelf[index] == Shelf(index) else { return nil }
        let size = NSCollectionLayoutSize(widthDimension: .absolute(UIScreen.narrowSide / 3), heightDimension: .absolute(40))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = Shelf[index].axis == .horizontal
            ? NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
            : NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}

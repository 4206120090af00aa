// swift-format-ignore-file
import UIKit

struct Pin: Hashable {
    let id: String
    let ratio: CGFloat

    static let samples: [Pin] = [
        Pin(id: "sea", ratio: 1.25),
        Pin(id: "hills", ratio: 0.8),
        Pin(id: "town", ratio: 1),
        Pin(id: "sky", ratio: 1.5),
        .init(id: "cat", ratio: 0.6),
    ]

    static func == (lhs: Pin, rhs: Pin) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

protocol PinterestViewControllerDelegate: AnyObject {
    func controller(_ controller: PinterestViewController, didPick pin: Pin)
}

class PinterestViewController: UIViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, Pin>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Pin>

    weak var delegate: PinterestViewControllerDelegate?
    private var collectionView: UICollectionView!
    private var dataSource: DataSource!
    private var pins = Pin.samples
    private let numberOfColumns = 2

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        setUpCollectionView()
        setUpDataSource()
        applySnapshot()
    }

    private func setUpCollectionView() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: pinterestLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(PinCell.self, forCellWithReuseIdentifier: "pin")
        view.addSubview(collectionView)
    }

    private func setUpDataSource() {
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, pin in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pin", for: indexPath)
            (cell as? PinCell)?.imageView.image = UIImage(named: pin.id)
            return cell
        }
    }

    private func applySnapshot() {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(pins)
        dataSource.apply(snapshot)
    }

    // MARK: Layout

    private func pinterestLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] section, environment in
            let contentWidth = environment.container.effectiveContentSize.width
            let items = self.customItems(width: contentWidth)
            let height = items.reduce(into: CGFloat(0)) { $0 = max($0, $1.frame.maxY) }
            let group = NSCollectionLayoutGroup.custom(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(contentWidth), heightDimension: .absolute(height)),
                itemProvider: { _ in items })
            return NSCollectionLayoutSection(group: group)
        }
    }

    private func customItems(width: CGFloat) -> [NSCollectionLayoutGroupCustomItem] {
        let padding: CGFloat = 5
        let itemWidth = (width / CGFloat(numberOfColumns)).rounded(.down)
        var offsets = Array(repeating: CGFloat.zero, count: numberOfColumns)
        return (0..<pins.count).map { index in
            let column = index % numberOfColumns
            let height = (itemWidth * pins[index].ratio).rounded() + padding * 2
            defer { offsets[column] += height }
            let frame = CGRect(x: CGFloat(column) * itemWidth, y: offsets[column], width: itemWidth, height: height)
            return NSCollectionLayoutGroupCustomItem(frame: frame.insetBy(dx: padding, dy: padding))
        }
    }
}

final class PinCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
    }
}

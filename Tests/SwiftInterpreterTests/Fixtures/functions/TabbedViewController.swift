// swift-format-ignore-file
import UIKit
class TabbedVC: UIViewController {
  private var mode: Mode = .grid { didSet { collectionView?.setCollectionViewLayout(layout(for: mode), animated: true) } }
  enum Mode { case grid, list; mutating func toggle() { self = self == .grid ? .list : .grid } }
  weak var collectionView: UICollectionView?
  @IBAction func toggled(_ sender: UIButton) { mode.toggle() }
  override func viewDidLoad() {
    super.viewDidLoad()
    let cv = UICollectionView(frame: .zero, collectionViewLayout: layout(for: mode))
    cv.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cv)
    collectionView = cv
  }
  private func layout(for mode: Mode) -> UICollectionViewLayout {
    let columns = mode == .grid ? 3 : 1
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: mode == .grid ? .fractionalWidth(1 / CGFloat(columns)) : .absolute(60)), subitem: item, count: columns)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

// swift-format-ignore-file
import UIKit

class BaseController: UIViewController {
  var height: CGFloat = 44
  init() { super.init(nibName: nil, bundle: nil); height += 36 }
  required init?(coder: NSCoder) { fatalError() }
}

class ListController: BaseController {
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError() }
}

final class FeedController: ListController {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: rows(height))
  override func viewDidLoad() { super.viewDidLoad(); view.addSubview(collectionView) }
}

func rows(_ height: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//items 2
//= 0,0,393,80 0,80,393,80

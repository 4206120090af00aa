// swift-format-ignore-file
import UIKit
class Presenter { weak var view: HomeView?; func didLoad() { view?.show() } }
protocol HomeView: AnyObject { func show(); var layoutStyle: HomeVC.Style { get set } }
class HomeVC: UIViewController, HomeView {
  enum Style { case compact, large }
  var presenter: Presenter!
  var layoutStyle: Style = .large
  var router: Router?
  var onClose: (() -> Void)?
  var completion: ((Bool) -> Void)? = nil
  var headerHeightProvider: (() -> CGFloat)?
  func show() {}
  func createLayout() -> UICollectionViewLayout {
    presenter.didLoad()
    router?.prepare()
    onClose?()
    completion?(true)
    let h: CGFloat = layoutStyle == .large ? 90 : 40
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }
  func other() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(headerHeightProvider?() ?? 10))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

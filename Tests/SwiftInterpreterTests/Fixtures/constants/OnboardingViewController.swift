// swift-format-ignore-file
import UIKit

protocol OnboardingDelegate: AnyObject {
  func onboardingDidFinish(_ controller: OnboardingViewController)
}

final class OnboardingViewController: UICollectionViewController {
  weak var delegate: OnboardingDelegate?

  private lazy var pageControl = UIPageControl()
  private var timer: Timer?
  private var page = 0 {
    didSet {
      guard page != oldValue else { return }
      pageControl.currentPage = page
    }
  }

  init() {
    super.init(collectionViewLayout: OnboardingViewController.pages())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  deinit {
    timer?.invalidate()
  }

  /// One page is as large as the screen.
  static func pages() -> UICollectionViewCompositionalLayout {
    let page = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), subitems: [page])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .paging
    section.visibleItemsInvalidationHandler = { _, offset, environment in
      let width = environment.container.contentSize.width
      let page = Int((offset.x / width).rounded())
      NotificationCenter.default.post(name: .init("page"), object: nil, userInfo: ["page": page])
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isScrollEnabled = false
    collectionView.contentInsetAdjustmentBehavior = .never
    view.addSubview(pageControl)
    NotificationCenter.default.addObserver(forName: .init("page"), object: nil, queue: .main) { [weak self] note in
      self?.page = note.userInfo?["page"] as? Int ?? 0
    }
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.advance() }
  }

  private func advance() {
    let next = (page + 1) % max(pageControl.numberOfPages, 1)
    if next == 0 { delegate?.onboardingDidFinish(self) }
    collectionView.scrollToItem(at: IndexPath(item: next, section: 0), at: .centeredHorizontally, animated: true)
  }

  override func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    cell.contentView.alpha = 0
    UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { cell.contentView.alpha = 1 }.startAnimation()
  }
}

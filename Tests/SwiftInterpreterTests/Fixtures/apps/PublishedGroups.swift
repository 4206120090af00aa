// swift-format-ignore-file
import UIKit
import Combine

struct Group: Hashable { let title: String; let items: [Int] }
protocol Service { func load(completion: @escaping ([Group]) -> Void) }
struct LocalService: Service {
  func load(completion: @escaping ([Group]) -> Void) { completion([Group(title: "a", items: [1, 2]), Group(title: "b", items: [3])]) }
}

final class ViewModel: ObservableObject {
  @Published private(set) var groups: [Group] = []
  private let service: Service
  init(service: Service = LocalService()) { self.service = service }
  func fetch() { service.load { [weak self] in self?.groups = $0 } }
}

final class GroupsController: UIViewController {
  private let viewModel = ViewModel()
  private var cancellables = Set<AnyCancellable>()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: rows(height: 50))
  private lazy var dataSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: collectionView) { _, _, _ in nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.$groups
      .receive(on: RunLoop.main)
      .sink { [weak self] groups in self?.apply(groups) }
      .store(in: &cancellables)
    viewModel.fetch()
  }

  private func apply(_ groups: [Group]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for group in groups {
      snapshot.appendSections([group.title])
      snapshot.appendItems(group.items, toSection: group.title)
    }
    dataSource.apply(snapshot)
  }
}

func rows(height: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//= 0,0,393,50 0,50,393,50 0,100,393,50
//names 1 2 3

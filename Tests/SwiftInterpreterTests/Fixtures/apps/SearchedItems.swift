// swift-format-ignore-file
import UIKit
import Combine

enum State { case loading, loaded([Int]) }

final class ViewModel {
  private let state = CurrentValueSubject<State, Never>(.loading)
  @Published var text = "2"
  var items: AnyPublisher<[Int], Never> {
    Publishers.CombineLatest(state.compactMap { if case .loaded(let items) = $0 { return items } else { return nil } }, $text.removeDuplicates())
      .map { items, text in items.filter { text.isEmpty || String($0).contains(text) } }
      .eraseToAnyPublisher()
  }
  func fetch() { state.send(.loaded([2, 3, 12, 4])) }
}

final class SearchController: UIViewController {
  let viewModel = ViewModel()
  private var cancellables: Set<AnyCancellable> = []
  private var items: [Int] = [] { didSet { apply() } }
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { _, _, _ in nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.items.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).assign(to: \.items, on: self).store(in: &cancellables)
    viewModel.fetch()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    dataSource.apply(snapshot)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
  }
}
//= 0,0,393,30 0,30,393,30
//names 2 12

// swift-format-ignore-file
import UIKit
struct Story: Hashable, Identifiable { let id: Int; let title: String }
struct StoryService { func stories() async throws -> [Story] { (1...3).map { Story(id: $0, title: "Story \($0)") } } }
@MainActor final class StoriesViewController: UICollectionViewController {
  private let service = StoryService()
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Story.ID>(collectionView: collectionView) { _, _, _ in nil }
  private var stories: [Story] = []
  private var task: Task<Void, Never>?
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = Self.makeLayout()
    task = Task { [weak self] in
      guard let self else { return }
      do {
        self.stories = try await self.service.stories()
        self.update()
      } catch { print(error) }
    }
  }
  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Story.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(stories.map(\.id))
    dataSource.apply(snapshot)
  }
  private static func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70))
    return UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
  }
}
//= 0,0,393,70 0,70,393,70 0,140,393,70

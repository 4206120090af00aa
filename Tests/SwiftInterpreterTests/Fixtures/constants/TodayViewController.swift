// swift-format-ignore-file
//
//  TodayViewController.swift
//  Reader
//

import Combine
import UIKit

final class TodayViewController: UIViewController {

    enum Section {
        case main
    }

    struct Story: Hashable {
        let id = UUID()
        var headline: String
        var minutes: Int
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Story>!
    private var subscriptions = Set<AnyCancellable>()
    private let refresh = UIRefreshControl()
    private let service: StoryService

    init(service: StoryService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(title: NSLocalizedString("today.title", comment: "Tab"), image: UIImage(systemName: "newspaper"), tag: 0)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Today"
        navigationController?.navigationBar.prefersLargeTitles = true
        configureHierarchy()
        configureDataSource()
        bind()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: animated) }
    }

    private func bind() {
        service.stories
            .receive(on: DispatchQueue.main)
            .map { $0.filter { $0.minutes > 0 } }
            .sink { [weak self] stories in
                self?.show(stories)
            }
            .store(in: &subscriptions)
    }

    private func show(_ stories: [Story]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Story>()
        snapshot.appendSections([.main])
        snapshot.appendItems(stories)
        dataSource.apply(snapshot, animatingDifferences: true) { [refresh] in refresh.endRefreshing() }
    }

    @objc private func reload(_ sender: UIRefreshControl) {
        Task { [service] in
            try? await service.fetch()
        }
    }
}

// MARK: - Layout

extension TodayViewController {
    private func createLayout() -> UICollectionViewLayout {
        let leadSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.6))
        let lead = NSCollectionLayoutItem(layoutSize: leadSize)
        lead.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 8, trailing: 0)

        let restSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let rest = NSCollectionLayoutItem(layoutSize: restSize)
        let restRow = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.4)),
            subitems: [rest])
        restRow.interItemSpacing = .fixed(8)

        let block = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)),
            subitems: [lead, restRow])

        let section = NSCollectionLayoutSection(group: block)
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)

        let titleSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36))
        let title = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: titleSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [title]
        return UICollectionViewCompositionalLayout(section: section)
    }
}

// MARK: - Views

extension TodayViewController: UICollectionViewDelegate {
    private func configureHierarchy() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.delegate = self
        collectionView.refreshControl = refresh
        refresh.addTarget(self, action: #selector(reload(_:)), for: .valueChanged)
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<StoryCell, Story> { cell, indexPath, story in
            cell.headline.text = story.headline
            cell.time.text = "\(story.minutes) min \(story.minutes > 10 ? "☕️" : "")"
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: UICollectionView.elementKindSectionHeader) { view, kind, indexPath in
            view.label.text = "Top stories"
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Story>(collectionView: collectionView) { collectionView, indexPath, story in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: story)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let story = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(StoryViewController(story: story), animated: true)
    }
}

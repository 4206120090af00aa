// swift-format-ignore-file
import AVFAudio
import UIKit

final class PodcastsViewController: UICollectionViewController {

    private enum Section: Int, CaseIterable {
        case featured, shows, episodes

        var title: String? {
            switch self {
            case .featured: return nil
            case .shows: return String(localized: "Shows")
            case .episodes: return String(localized: "Episodes")
            }
        }
    }

    // MARK: - Init

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.collectionViewLayout = createLayout()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio)
        clearsSelectionOnViewWillAppear = true
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
                self.collectionViewLayout.invalidateLayout()
            }
        }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
        view.layer.borderColor = UIColor.separator.cgColor
    }

    // MARK: - Layout

    private func createLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, environment in
            self?.section(at: index, environment)
        }, configuration: configuration)
    }

    private func section(at index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        guard let kind = Section(rawValue: index) else { return nil }
        let section: NSCollectionLayoutSection
        switch (kind, environment.traitCollection.horizontalSizeClass) {
        case (.featured, .regular):
            section = shelf(width: .fractionalWidth(0.45), height: 220, behaviour: .groupPaging)
        case (.featured, _):
            section = shelf(width: .fractionalWidth(0.92), height: 180, behaviour: .groupPagingCentered)
        case (.shows, let sizeClass):
            let across: CGFloat = sizeClass == .regular ? 5.5 : 2.5
            let gaps = floor(across) * 10
            let width = ((environment.container.effectiveContentSize.width - 32 - gaps) / across).rounded(.down)
            section = shelf(width: .absolute(width), height: width + 36, behaviour: .continuousGroupLeadingBoundary)
        case (.episodes, _):
            let columns = environment.container.effectiveContentSize.width > 600 ? 2 : 1
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)), subitems: [item])
            group.interItemSpacing = .fixed(10)
            section = NSCollectionLayoutSection(group: group)
        }
        section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
        if kind.title != nil {
            section.boundarySupplementaryItems = [header()]
        }
        return section
    }

    private func shelf(
        width: NSCollectionLayoutDimension,
        height: CGFloat,
        behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: width, heightDimension: .absolute(height)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behaviour
        return section
    }

    private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}

// swift-format-ignore-file
import UIKit

final class HomeCollectionView: UICollectionView {

    private var diffableDataSource: UICollectionViewDiffableDataSource<SectionLayout, ItemLayout>?
    private var uiModel: HomeUIModel? = .sample

    convenience init() {
        self.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        setup()
        setupDataSource()
        collectionViewLayout = makeCompositionalLayout()
    }

    private func setup() {
        register(MainBannerCell.self, forCellWithReuseIdentifier: MainBannerCell.namedIdentifier)
        register(TextHeaderCell.self, forCellWithReuseIdentifier: TextHeaderCell.namedIdentifier)
        register(CourseCell.self, forCellWithReuseIdentifier: CourseCell.namedIdentifier)
    }

    private func setupDataSource() {
        diffableDataSource = UICollectionViewDiffableDataSource(collectionView: self, cellProvider: { collectionView, indexPath, item in
            switch item {
            case let .mainBanner(_, imageLink, title, caption):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: MainBannerCell.namedIdentifier, for: indexPath) as! MainBannerCell
                cell.configure(imageLink: imageLink, title: title, caption: caption)
                return cell
            case let .textHeader(_, text, highlighted):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TextHeaderCell.namedIdentifier, for: indexPath) as! TextHeaderCell
                cell.configure(text: text, highlighted: highlighted)
                return cell
            case .course(_, let title, let author):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CourseCell.namedIdentifier, for: indexPath) as! CourseCell
                cell.configure(title: title, author: author)
                return cell
            }
        })
        var snapshot = NSDiffableDataSourceSnapshot<SectionLayout, ItemLayout>()
        uiModel?.sectionModels.forEach { model in
            snapshot.appendSections([model.section])
            snapshot.appendItems(model.body, toSection: model.section)
        }
        diffableDataSource!.apply(snapshot)
    }

    // MARK: - Layout

    private func makeCompositionalLayout() -> UICollectionViewCompositionalLayout {
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { [weak self] index, env in
            guard let sectionModel = self?.uiModel?.sectionModels[index] else { return nil }
            switch sectionModel.section {
            case .mainBanner:
                return self?.makeMainBannerSection()
            case .textheader:
                guard case let .textHeader(_, text, _) = sectionModel.body.first else { return nil }
                return self?.makeTextHeaderSection(text: text)
            case .courseSwimlane:
                return self?.makeCourseSwimlaneSection()
            }
        }
        return UICollectionViewCompositionalLayout(sectionProvider: provider)
    }

    private func makeMainBannerSection() -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0),
            heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let layoutSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0),
            heightDimension: .absolute(220))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
        return section
    }

    private func makeTextHeaderSection(text: String) -> NSCollectionLayoutSection {
        // about 38 letters on a line
        let lines = (text.count + 37) / 38
        let layoutSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(CGFloat(lines) * 24))
        let item = NSCollectionLayoutItem(layoutSize: layoutSize)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 0, leading: 20, bottom: 10, trailing: 20)
        return section
    }

    private func makeCourseSwimlaneSection() -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0),
            heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let layoutSize = NSCollectionLayoutSize(
            widthDimension: .absolute(160),
            heightDimension: .absolute(200))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 20)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }
}

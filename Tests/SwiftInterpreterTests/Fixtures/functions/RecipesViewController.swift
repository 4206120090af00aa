// swift-format-ignore-file
import UIKit

// MARK: - Constants

private extension CGFloat {
    static let small: CGFloat = 4
    static let medium: CGFloat = 8
    static let large: CGFloat = .medium * 2
}

private extension String {
    static let recipeHeader = "recipes.header"
}

// MARK: - View controller

final class RecipesViewController: UIViewController, UICollectionViewDelegate {

    private let categories: [Category]
    private weak var coordinator: RecipesCoordinator?

    private lazy var collectionView: UICollectionView = make {
        UICollectionView(frame: view.bounds, collectionViewLayout: recipesLayout())
    } configure: {
        $0.backgroundColor = .clear
        $0.delegate = self
        $0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    init(categories: [Category], coordinator: RecipesCoordinator?) {
        self.categories = categories
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "made in code")
    required init?(coder: NSCoder) { preconditionFailure() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pan))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    @objc private func pan(_ gesture: UIScreenEdgePanGestureRecognizer) {
        let progress = gesture.translation(in: view).x / view.bounds.width
        switch gesture.state {
        case .changed where progress > 0.3: coordinator?.dismiss()
        case .ended, .cancelled: break
        default: return
        }
    }

    private func make<View: UIView>(_ view: () -> View, configure: (View) -> Void) -> View {
        let view = view()
        configure(view)
        return view
    }
}

// MARK: - Layout

extension RecipesViewController {
    private func recipesLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout(section: section {
            let card = $0.item(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
            let strip = $0.item(width: .fractionalWidth(1), height: .fractionalHeight(1))
            return $0.vertical(height: 264, spacing: .medium) {
                [$0.horizontal(height: 160, spacing: .medium, of: card), $0.horizontal(height: 96, of: strip)]
            }
        } configure: {
            $0.interGroupSpacing = .large
            $0.contentInsets = .init(top: .large, leading: .large, bottom: .small, trailing: .large)
            $0.boundarySupplementaryItems.append(.init(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(.large + .small)),
                elementKind: .recipeHeader,
                alignment: .top))
        })
        return layout
    }

    private func section(
        _ group: (Parts) -> NSCollectionLayoutGroup, configure: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group(Parts()))
        configure(section)
        return section
    }
}

private struct Parts {
    func item(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    }

    func horizontal(height: CGFloat, spacing: CGFloat = 0, of items: NSCollectionLayoutItem...) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: items)
        group.interItemSpacing = .fixed(spacing)
        return group
    }

    func vertical(height: CGFloat, spacing: CGFloat, of groups: (Parts) -> [NSCollectionLayoutGroup]) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: groups(self))
        group.interItemSpacing = .fixed(spacing)
        return group
    }
}

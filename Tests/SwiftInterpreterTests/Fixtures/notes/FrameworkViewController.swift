// swift-format-ignore-file
import UIKit

struct AppleFramework: Hashable {
    let imageName: String
    let name: String
    let urlString: String
    let description: String
}

extension AppleFramework {
    static let list: [AppleFramework] = [
        AppleFramework(imageName: "arkit", name: "ARKit", urlString: "https://example.org/arkit", description: "Things that are not there."),
        AppleFramework(imageName: "mapkit", name: "MapKit", urlString: "https://example.org/mapkit", description: "Where things are."),
        AppleFramework(imageName: "uikit", name: "UIKit", urlString: "https://example.org/uikit", description: "What things look like."),
        AppleFramework(imageName: "swiftui", name: "SwiftUI", urlString: "https://example.org/swiftui", description: "What things look like, again."),
        AppleFramework(imageName: "healthkit", name: "HealthKit", urlString: "https://example.org/healthkit", description: "How things are."),
    ]
}

enum FrameworkSection {
    case main
}

class FrameworkViewController: UIViewController {

    typealias Item = AppleFramework
    var dataSource: UICollectionViewDiffableDataSource<FrameworkSection, Item>!

    var frameworkList: [AppleFramework] = AppleFramework.list

    @IBOutlet weak var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()

        // Presentation
        dataSource = UICollectionViewDiffableDataSource<FrameworkSection, Item>(collectionView: collectionView, cellProvider: { collectionView, indexPath, itemIdentifier in
            guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "FrameworkCell", for: indexPath) as? FrameworkCell else {
                return nil
            }
            cell.configure(itemIdentifier)
            return cell
        })

        // Data
        var snapshot = NSDiffableDataSourceSnapshot<FrameworkSection, Item>()
        snapshot.appendSections([.main])
        snapshot.appendItems(frameworkList, toSection: .main)
        dataSource.apply(snapshot)

        // Layout
        collectionView.collectionViewLayout = layout()
        collectionView.delegate = self
        navigationController?.navigationBar.topItem?.title = "☀️ Frameworks"
    }

    private func layout() -> UICollectionViewCompositionalLayout {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.33), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)

        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.33))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 3)

        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)

        let layout = UICollectionViewCompositionalLayout(section: section)
        return layout
    }
}

extension FrameworkViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let framework = frameworkList[indexPath.item]
        print(">>> selected: \(framework.name)")
        let storyboard = UIStoryboard(name: "Detail", bundle: nil)
        let vc = storyboard.instantiateViewController(withIdentifier: "FrameworkDetailViewController") as! FrameworkDetailViewController
        vc.framework = framework
        present(vc, animated: true)
    }
}

// swift-format-ignore-file
import UIKit

class FormViewController: UIViewController {
    @IBOutlet private var columnsField: UITextField!

    private func formLayout() -> UICollectionViewLayout {
        let columns = Int(columnsField.text ?? "") ?? 1
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitem: item, count: columns)
        return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
}

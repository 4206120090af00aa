// swift-format-ignore-file
import UIKit

protocol Adjustable {}
extension Adjustable where Self: AnyObject {
    func adjusted(_ change: (Self) -> Void) -> Self { change(self); return self }
}
extension NSObject: Adjustable {}

final class BoxView: UIView {
    var rowHeight: CGFloat = 20
}

/// A protocol of all objects also applies to configurations and the code's own views.
func createLayout() -> UICollectionViewLayout {
    let box = BoxView().adjusted { $0.rowHeight = 25 }
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let size = NSCollectionLayoutSize(widthDimension: .absolute(frame.bounds.width), heightDimension: .absolute(box.rowHeight))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        .adjusted { $0.interGroupSpacing = 2 }
    let configuration = UICollectionViewCompositionalLayoutConfiguration().adjusted { $0.interSectionSpacing = 30 }
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}

// swift-format-ignore-file
import UIKit
protocol Sized { static var height: CGFloat { get }; static var columns: Int { get } }
extension Sized { static var columns: Int { 2 }; static func section() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    return .init(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.height)), subitems: [item])) } }
enum Photo: Sized { static let height: CGFloat = 90; static let columns = 4 }
enum Row: Sized { static let height: CGFloat = 44 }
class PV: UIViewController { func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: Photo.section()) } }

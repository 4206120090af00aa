// swift-format-ignore-file
import UIKit

func squaresSection(_ total: Int = 10) -> NSCollectionLayoutSection {
    // the nearest square: 3 × 3 for ten
    let side = Int(Double(total).squareRoot())
    let height = pow(2.0, Double(side)) * 10
    let leftOver = total - side * side
    precondition(leftOver >= 0 && leftOver == total % 9, "wrong")
    let weights = (1...side).compactMap { $0 == 2 ? nil : CGFloat($0) }
    let whole = CGFloat((1...side).reduce(0, +) - 2)
    let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        subitems: weights.map { .init(layoutSize: .init(widthDimension: .fractionalWidth($0 / whole), heightDimension: .fractionalHeight(1))) })
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = ceil(CGFloat(abs(-leftOver)) / 2) + sqrt(16) + hypot(3, 4)
    return section
}

// swift-format-ignore-file
import UIKit

func calendarLayout() -> UICollectionViewLayout {
    let days = Calendar.current.range(of: .day, in: .month, for: Date())?.count ?? 30
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(days)))
    return UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
}

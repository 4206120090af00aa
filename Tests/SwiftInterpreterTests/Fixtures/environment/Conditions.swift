// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
typealias UICollectionViewLayout = NSCollectionViewLayout
#endif

#if os(iOS) && !targetEnvironment(macCatalyst)
private let rowHeight: CGFloat = 48
#elseif os(tvOS)
private let rowHeight: CGFloat = 96
#else
#error("no other system")
#endif

struct Conditions {
    #if swift(>=5.9)
    static let gap: CGFloat = 6
    #else
    static let gap: CGFloat = 600
    #endif

    func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Self.gap
        #if os(macOS) || os(tvOS)
        section.contentInsets = NSDirectionalEdgeInsets(top: 90, leading: 90, bottom: 90, trailing: 90)
        #elseif os(iOS)
            #if !os(visionOS)
            section.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 18, bottom: 9, trailing: 18)
            #endif
        #endif
        return UICollectionViewCompositionalLayout(section: section)
    }
}

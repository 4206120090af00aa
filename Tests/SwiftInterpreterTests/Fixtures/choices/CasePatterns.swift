// swift-format-ignore-file
import UIKit

class CasePatterns {
    enum Content {
        case text(String)
        case media(kind: Kind, ratio: Double?)
        case divider

        enum Kind: Int { case photo = 1, video }
    }

    private let contents: [Content] = [.text("Hello"), .media(kind: .photo, ratio: 0.5), .media(kind: .video, ratio: nil), .divider]

    func height(of content: Content) -> NSCollectionLayoutDimension {
        if case .divider = content { return .absolute(1) }
        if case .text(let text) = content, text.count > 3 { return .absolute(CGFloat(text.count) * 10) }
        guard case let .media(kind, ratio?) = content else { return .fractionalWidth(0.25) }
        return .fractionalWidth(ratio * Double(kind.rawValue))
    }

    func layout() -> UICollectionViewLayout {
        let items = contents.map { content in
            NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height(of: content)))
        }
        var media = 0
        for case .media in contents { media += 1 }
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(media) * 200)),
            subitems: items)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

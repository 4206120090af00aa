// swift-format-ignore-file
import UIKit
protocol PinterestLayoutDelegate: AnyObject { func height(at index: Int, width: CGFloat) -> CGFloat }
struct PinterestLayoutSection {
    private let columns: Int
    private let padding: CGFloat
    private let ratios: [CGFloat]
    init(columns: Int, padding: CGFloat, ratios: [CGFloat]) {
        self.columns = columns; self.padding = padding; self.ratios = ratios
    }
    private func frames(width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        let columnWidth = (width - padding * CGFloat(columns + 1)) / CGFloat(columns)
        let xOffset = (0..<columns).map { padding + CGFloat($0) * (columnWidth + padding) }
        var yOffset: [CGFloat] = .init(repeating: padding, count: columns)
        var column = 0
        var result = [CGRect]()
        for ratio in ratios {
            let height = columnWidth * ratio
            result.append(CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height))
            yOffset[column] += height + padding
            column = yOffset[column] > yOffset[(column + 1) % columns] ? (column + 1) % columns : column
        }
        return (result, yOffset.max() ?? 0)
    }
    func section(env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let (frames, height) = self.frames(width: env.container.contentSize.width)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in frames.map { .init(frame: $0) } }
        return .init(group: group)
    }
}
class PinVC: UIViewController {
    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, env in
            PinterestLayoutSection(columns: 2, padding: 6, ratios: [1, 1.5, 0.75, 1.25, 1, 2, 0.5, 1]).section(env: env)
        }
    }
}

// swift-format-ignore-file
import UIKit

extension CGRect {
    init(center: CGPoint, side: CGFloat) {
        self.init(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
}

func circleLayout(count: Int = 8, radius: CGFloat = 100) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(301))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size, itemProvider: { environment in
        let container = environment.container.effectiveContentSize
        let center = CGPoint(x: container.width / 2, y: container.height / 2)
        let step = 2 * CGFloat.pi / CGFloat(count)
        var result: [NSCollectionLayoutGroupCustomItem] = []
        var angle: CGFloat = 0
        repeat {
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            result.append(.init(frame: CGRect(center: point, side: 41)))
            angle += step
        } while result.count < count
        return result
    })
    return UICollectionViewCompositionalLayout(section: .init(group: group))
}

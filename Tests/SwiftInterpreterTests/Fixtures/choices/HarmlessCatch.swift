// swift-format-ignore-file
import AVFoundation
import UIKit

final class PlayerViewController: UIViewController {
    enum Row { case title(CGFloat), line }

    func createLayout() -> UICollectionViewLayout {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback)
            try AVAudioSession.sharedInstance().setActive(true)
        } catch {
            print("no sound: \(error)")
        }
        // The type of the second element is that of the first.
        var height: CGFloat = 0
        for row in [Row.title(30), .line] {
            switch row {
            case .title(let size): height += size
            case .line: height += 2
            }
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(largest(height, 20)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private func largest(_ all: CGFloat...) -> CGFloat { 100 }
    private func largest(_ one: CGFloat, _ other: CGFloat) -> CGFloat { max(one, other) }
}

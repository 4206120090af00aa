// swift-format-ignore-file
import UIKit
final class ScheduleLayoutBuilder {
  struct Slot { let start: Int; let minutes: Int; var end: Int { start + minutes } }
  private let hourHeight: CGFloat
  private let slots: [[Slot]]
  init(hourHeight: CGFloat = 60, slots: [[Slot]] = [[.init(start: 0, minutes: 30), .init(start: 60, minutes: 90)], [.init(start: 15, minutes: 45)]]) {
    self.hourHeight = hourHeight
    self.slots = slots
  }
  func build() -> UICollectionViewCompositionalLayout {
    let perMinute = hourHeight / 60
    let lanes = CGFloat(slots.count)
    let total = CGFloat(slots.flatMap { $0 }.map(\.end).max() ?? 0) * perMinute
    let group = NSCollectionLayoutGroup.custom(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(total))) { env in
      let laneWidth = env.container.effectiveContentSize.width / lanes
      return self.slots.enumerated().flatMap { lane, slots in
        slots.map { slot in
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat(lane) * laneWidth, y: CGFloat(slot.start) * perMinute, width: laneWidth, height: CGFloat(slot.minutes) * perMinute))
        }
      }
    }
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

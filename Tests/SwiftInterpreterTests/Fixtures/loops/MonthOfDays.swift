// swift-format-ignore-file
import UIKit

/// A calendar month: 7 columns, weeks by date arithmetic without Foundation calendars.
struct Month {
  let firstWeekday: Int
  let days: Int
  var weeks: Int { (firstWeekday + days + 6) / 7 }
  subscript(week: Int, day: Int) -> Int? {
    let n = week * 7 + day - firstWeekday + 1
    return (1...days) ~= n ? n : nil
  }
}
func monthLayout() -> UICollectionViewLayout {
  let month = Month(firstWeekday: 2, days: 30)
  var labels: [String] = []
  weeks: for week in 0..<month.weeks {
    for day in 0..<7 {
      guard let n = month[week, day] else { if week > 0 { break weeks } else { continue } }
      labels.append("\(n)")
    }
  }
  let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(labels.count))), subitem: item, count: 7)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = CGFloat(month.weeks)
  section.contentInsets = NSDirectionalEdgeInsets(top: CGFloat(labels.filter { $0.hasPrefix("1") }.count), leading: 0, bottom: 0, trailing: 0)
  return UICollectionViewCompositionalLayout(section: section)
}

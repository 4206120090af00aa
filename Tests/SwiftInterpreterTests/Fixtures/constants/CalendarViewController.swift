// swift-format-ignore-file
import UIKit

class CalendarViewController: UIViewController {
    private struct Day: Hashable, Identifiable {
        let id: Int
        let date: Date
        var isToday: Bool { Calendar.current.isDateInToday(date) }
    }

    @IBOutlet private weak var collectionView: UICollectionView! {
        didSet {
            collectionView.collectionViewLayout = generateLayout()
            collectionView.showsVerticalScrollIndicator = false
        }
    }
    @IBOutlet private var monthLabel: UILabel!

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "LLLL yyyy"
        return formatter
    }()

    private func generateLayout() -> UICollectionViewLayout {
        // Seven days next to each other
        let dayItem = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 7.0), heightDimension: .fractionalHeight(1.0)))
        dayItem.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

        let week = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0 / 6.0)),
            subitems: [dayItem])

        // Six weeks below each other
        let month = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(300)),
            subitems: [week])

        let section = NSCollectionLayoutSection(group: month)

        let weekdays = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(24.0)),
            elementKind: "weekdays",
            alignment: .top)
        section.boundarySupplementaryItems = [weekdays]
        return UICollectionViewCompositionalLayout(section: section)
    }

    @IBAction private func nextMonth(_ sender: Any?) {
        guard let date = Calendar.current.date(byAdding: .month, value: 1, to: Date()) else { return }
        monthLabel.text = Self.formatter.string(from: date)
    }

    @IBAction private func previousMonth(_ sender: Any?) {
        guard let date = Calendar.current.date(byAdding: .month, value: -1, to: .now) else { return }
        monthLabel.text = Self.formatter.string(from: date).capitalized
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "ShowDay"?:
            (segue.destination as? DayViewController)?.day = sender as? Int
        default:
            break
        }
    }
}

final class DayCell: UICollectionViewCell {
    static let identifier = String(describing: DayCell.self)
    override var isSelected: Bool {
        didSet { contentView.layer.borderWidth = isSelected ? 2 : 0 }
    }
}

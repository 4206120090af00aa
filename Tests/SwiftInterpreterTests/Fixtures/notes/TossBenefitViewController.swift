// swift-format-ignore-file
//
//  TossBenefitViewController.swift
//  TossBenefit
//

import UIKit

struct MyPoint: Hashable {
    var point: Int
}

extension MyPoint {
    static let `default` = MyPoint(point: 0)
}

struct Benefit: Hashable {
    let imageName: String
    let description: String
    let ctaTitle: String
    let type: BenefitType

    enum BenefitType: Hashable {
        case walk, pin, balanceGame, wheel
    }
}

extension Benefit {
    static let walk = Benefit(imageName: "ic_walk", description: "만보기", ctaTitle: "포인트 받기", type: .walk)
    static let today = Benefit(imageName: "ic_pin", description: "오늘의 혜택", ctaTitle: "클릭하기", type: .pin)
    static let others: [Benefit] = [
        .walk,
        Benefit(imageName: "ic_balance", description: "밸런스게임", ctaTitle: "참여하기", type: .balanceGame),
        Benefit(imageName: "ic_wheel", description: "행운의 룰렛", ctaTitle: "돌리기", type: .wheel),
    ]
}

class TossBenefitViewController: UIViewController {

    @IBOutlet weak var collectionView: UICollectionView!

    // 💡 Hashable 은 프로토콜이라 쓸 수 없다
    typealias Item = AnyHashable

    enum Section: Int, CaseIterable {
        case mypoint
        case todayBenefit
        case otherBenefits
    }

    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    var myPointSectionItem: [Item] = [MyPoint.default]
    var todayBenefitSectionItem: [Item] = [Benefit.today]
    var otherBenefitSectionItems: [Item] = Benefit.others

    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        configureCollectionView()
        applySnapshot()
    }

    private func setupUI() {
        navigationItem.title = "혜택"
        collectionView.backgroundColor = .systemGray6
    }

    private func configureCollectionView() {
        // Presentation
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView, cellProvider: { [unowned self] collectionView, indexPath, item in
            guard let section = Section(rawValue: indexPath.section) else { return nil }
            let cell = self.configureCell(for: collectionView, section: section, item: item, indexPath: indexPath)
            return cell
        })
        // Layout
        collectionView.collectionViewLayout = layout()
        collectionView.delegate = self
    }

    // Data
    private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(myPointSectionItem, toSection: .mypoint)
        snapshot.appendItems(todayBenefitSectionItem, toSection: .todayBenefit)
        snapshot.appendItems(otherBenefitSectionItems, toSection: .otherBenefits)
        dataSource.apply(snapshot)
    }

    private func configureCell(for collectionView: UICollectionView, section: Section, item: Item, indexPath: IndexPath) -> UICollectionViewCell? {
        switch section {
        case .mypoint:
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "MyPointCell", for: indexPath) as! MyPointCell
            cell.configure(item: item as! MyPoint)
            return cell
        case .todayBenefit:
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TodayBenefitCell", for: indexPath) as! TodayBenefitCell
            cell.configure(item: item as! Benefit)
            return cell
        case .otherBenefits:
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "BenefitCell", for: indexPath) as! BenefitCell
            cell.configure(item: item as! Benefit)
            return cell
        }
    }

    private func layout() -> UICollectionViewCompositionalLayout {
        let spacing: CGFloat = 10

        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)

        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        group.interItemSpacing = .fixed(spacing)

        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 0, trailing: 16)
        section.interGroupSpacing = spacing

        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension TossBenefitViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let item = dataSource.itemIdentifier(for: indexPath)
        if let benefit = item as? Benefit {
            print("---> \(benefit.description)")
        } else if let point = item as? MyPoint {
            print("---> \(point.point)P")
        } else {
            print("no information")
        }
    }
}

// swift-format-ignore-file
// DashboardViewController.swift
// Figures on top, charts below; more of them beside each other where there is room.

import Charts
import SwiftUI
import UIKit

final class DashboardViewController: UIViewController {
    enum Section: String, CaseIterable {
        case figures, charts, footnotes
    }

    private let viewModel: DashboardViewModel
    private var collectionView: UICollectionView!
    private var task: Task<Void, Never>?

    init(viewModel: DashboardViewModel = .init()) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "chart")
        view.addSubview(collectionView)
        task = Task { [weak self] in
            for await value in NotificationCenter.default.notifications(named: .init("figures")) {
                guard !Task.isCancelled else { break }
                await self?.update(value.object as? [Double])
            }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        task?.cancel()
    }

    private func update(_ values: [Double]?) async {
        guard let values else { return }
        await viewModel.store(values)
        UIView.performWithoutAnimation { collectionView.reloadSections(.init(integer: 0)) }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { sectionIndex, environment in
            let section = Section.allCases[sectionIndex]
            let width = environment.container.effectiveContentSize.width
            let isWide = width >= 700

            switch section {
            case .figures:
                let count = isWide ? 4 : 2
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
                item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(88)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = .init(top: 12, leading: 12, bottom: 0, trailing: 12)
                return section

            case .charts:
                let size = NSCollectionLayoutSize(
                    widthDimension: isWide ? .fractionalWidth(0.5) : .fractionalWidth(1),
                    heightDimension: .fractionalHeight(1))
                let item = NSCollectionLayoutItem(layoutSize: size)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(isWide ? 0.3 : 0.6)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
                section.interGroupSpacing = 16
                group.interItemSpacing = nil
                return section

            case .footnotes:
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(24))
                return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
            }
        }
    }
}

@available(iOS 16.0, *)
struct FigureChart: View {
    let values: [Double]
    @State private var selection: Int?
    @ScaledMetric(relativeTo: .body) var height = 120

    var body: some View {
        Chart(Array(values.enumerated()), id: \.offset) { index, value in
            LineMark(x: .value("Day", index), y: .value("Value", value))
                .foregroundStyle(selection == index ? Color.red : .accentColor)
        }
        .frame(height: height)
    }
}

#Preview("Dashboard", traits: .landscapeLeft) {
    DashboardViewController()
}

// swift-format-ignore-file
import UIKit
import os.log

final class LibraryViewController: UIViewController {
    // MARK: Mode

    enum DisplayMode: String {
        case grid, table, compactGrid

        mutating func toggle() {
            switch self {
            case .grid: self = .table
            case .table: self = .compactGrid
            case .compactGrid: self = .grid
            }
        }

        var symbol: String {
            switch self {
            case .grid: return "square.grid.2x2"
            case .table: return "list.bullet"
            case .compactGrid: return "square.grid.3x3"
            }
        }
    }

    private var mode = DisplayMode.compactGrid {
        didSet {
            guard mode != oldValue else { return }
            collectionView.setCollectionViewLayout(layout(for: mode), animated: true)
            modeButton.image = UIImage(systemName: mode.symbol)
        }
    }

    private static let log = OSLog(subsystem: "com.example.library", category: "ui")
    private var collectionView: UICollectionView!
    private lazy var modeButton = UIBarButtonItem(image: UIImage(systemName: mode.symbol), style: .plain, target: self, action: #selector(switchMode))

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = modeButton
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: currentLayout())
        view.addSubview(collectionView)
        os_log("loaded in mode %{public}@", log: Self.log, type: .info, mode.rawValue)
    }

    @objc private func switchMode() { mode.toggle() }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake, UIAccessibility.isShakeToUndoEnabled { undoManager?.undo() }
    }

    // MARK: Layout

    private func currentLayout() -> UICollectionViewLayout { layout(for: mode) }

    private func layout(for mode: DisplayMode) -> UICollectionViewLayout {
        let columns: Int, ratio: CGFloat?
        switch mode {
        case .grid: (columns, ratio) = (2, 0.75)
        case .compactGrid: (columns, ratio) = (3, 0.5)
        case .table: (columns, ratio) = (1, nil)
        }
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let height = ratio.map { NSCollectionLayoutDimension.fractionalWidth($0) } ?? .absolute(64)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitem: item, count: columns)
        if mode != .table { group.interItemSpacing = .fixed(2) }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = mode == .table ? 0 : 2
        return UICollectionViewCompositionalLayout(section: section)
    }
}

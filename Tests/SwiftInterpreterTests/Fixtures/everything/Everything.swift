// swift-format-ignore-file
//
//  Everything.swift — one of each thing that a layout is written with.

/* A comment /* with one inside */ ends where it should: section.contentInsets = nothing */

@_exported import UIKit
import CoreGraphics

// MARK: - Constants

private enum K {
    static let unit: CGFloat = 4
    static let margin = unit * 4
    static let kinds = (header: "everything.header", badge: #"everything."badge""#, background: "everything.background")
    static let hex = 0x1F, million = 1_000_000, tiny = 1.25e-1, binary = 0b101
    static var columns: Int { 2 + (hex == 31 ? 1 : 0) }
    static let text = """
        three \
        lines \("of \(1 + 1) and \(K.unit)")
          and an indented one
        """
}

// MARK: - Models

struct Model: Hashable, Comparable, Identifiable, CustomStringConvertible {
    let id: Int
    var name: String = "unnamed"
    var weight: Double?

    var description: String { "\(name)#\(id)" }
    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.weight ?? .infinity, lhs.id) < (rhs.weight ?? .infinity, rhs.id) }
    static let samples: [Model] = [.init(id: 3, name: "c", weight: 2), .init(id: 1, name: "a", weight: 0.5), .init(id: 2, name: "b")]
}

enum Part: Int, CaseIterable, Hashable {
    case hero, chips = 1, mosaic, free, settings

    static let titled: Set<Part> = [.chips, .mosaic]

    var hasHeader: Bool { Part.titled.contains(self) }
    var next: Part? { Part(rawValue: rawValue + 1) }
    var items: [String] {
        switch self {
        case .hero: return ["hero"]
        case .chips: return (1...4).map { "chip\($0)" }
        case .mosaic: return Model.samples.sorted().map(\.name) + ["d", "e"]
        case .free: return ["n", "e", "s", "w"].map { $0.uppercased() }
        case .settings: return []
        }
    }
}

// MARK: - Helpers

protocol Sized: AnyObject {
    associatedtype Value = CGFloat
    var value: Value { get }
}

extension NSCollectionLayoutSize {
    static func full(_ height: NSCollectionLayoutDimension = .fractionalHeight(1)) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    }
}

extension NSDirectionalEdgeInsets {
    static func all(_ value: CGFloat) -> Self { .init(top: value, leading: value, bottom: value, trailing: value) }
}

func apply<T>(_ value: T, times: Int = 1, _ change: (T) -> Void) -> T {
    for _ in 0..<times { change(value) }
    return value
}

// MARK: - The screen

@available(iOS 14.0, *)
@MainActor
open class EverythingViewController: UIViewController, UICollectionViewDelegate {

    @IBOutlet private(set) weak var statusLabel: UILabel?
    @objc dynamic var isEditingParts = false
    @UserDefault("seen", default: false) private var seen: Bool
    private var collectionView: UICollectionView! = nil
    private var dataSource: UICollectionViewDiffableDataSource<Part, String>!
    private var handlers: [(Part) async throws -> Void] = []
    private var `default`: Part { .hero }

    override open func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: everythingLayout())
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "\(UICollectionViewCell.self)")
        view.addSubview(collectionView)
        showParts()
        guard !seen else { return }
        Task.detached(priority: .background) { @MainActor [weak self] in
            defer { self?.seen = true }
            do { for handler in self?.handlers ?? [] { try await handler(.hero) } } catch { assertionFailure("\(error)") }
        }
    }

    // MARK: Layout

    func everythingLayout() -> UICollectionViewLayout {
        let configuration = apply(UICollectionViewCompositionalLayoutConfiguration()) {
            $0.interSectionSpacing = K.unit
            $0.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .full(.absolute(40)), elementKind: "everything.banner", alignment: .top)
            ]
        }
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, environment in
            guard let self, case let part? = Part(rawValue: index) else { return nil }
            let section = self.section(part, environment: environment)
            if part.hasHeader {
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .full(.estimated(20)), elementKind: K.kinds.header, alignment: .topLeading)
                header.extendsBoundary = part != .mosaic || index > 0
                section.boundarySupplementaryItems += [header]
            }
            return section
        }, configuration: configuration)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: K.kinds.background)
        return layout
    }

    private func section(_ part: Part, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        switch part {
        case .hero: return hero(environment)
        case .chips: return chips(of: [0.3, 0.3, 0.4])
        case .mosaic where part.next != nil: return mosaic(columns: K.columns)
        case .free: return free(radius: 50)
        case .settings, .mosaic:
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = part.items.isEmpty ? .none : .supplementary
            list.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.1)
            return .list(using: list, layoutEnvironment: environment)
        }
    }

    private func hero(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        let isWide = width > 700 && environment.traitCollection.horizontalSizeClass != .compact
        let height: NSCollectionLayoutDimension = isWide ? .fractionalHeight(0.5) : .absolute((width / 16 * 9).rounded(.up))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .full(height), subitems: [NSCollectionLayoutItem(layoutSize: .full())])
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [apply(NSCollectionLayoutDecorationItem.background(elementKind: K.kinds.background)) { $0.contentInsets = .all(2) }]
        return section
    }

    private func chips(of fractions: [CGFloat]) -> NSCollectionLayoutSection {
        assert(abs(fractions.reduce(0, +) - 1) < 0.001, "not a whole")
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: K.kinds.badge,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: -3)))
        var items = [NSCollectionLayoutItem]()
        for (index, fraction) in fractions.enumerated() {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(fraction), heightDimension: .absolute(32))
            items.append(index == 0 ? NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge]) : NSCollectionLayoutItem(layoutSize: size))
        }
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .full(.absolute(32)), subitems: items)
        group.interItemSpacing = .fixed(K.unit)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .all(8)
        section.interGroupSpacing = K.unit
        section.orthogonalScrollingBehavior = .continuous
        section.visibleItemsInvalidationHandler = { items, point, environment in
            items.filter { $0.representedElementKind == nil }.forEach { $0.alpha = 1 - min(1, abs(point.x - $0.frame.midX) / 1_000) }
        }
        return section
    }

    private func mosaic(columns: Int) -> NSCollectionLayoutSection {
        let large = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        large.contentInsets = .all(1)
        let small = NSCollectionLayoutItem(layoutSize: .full(.fractionalHeight(1)))
        small.contentInsets = large.contentInsets
        var columnSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let column: NSCollectionLayoutGroup
        if #available(iOS 16.0, *) {
            let part = NSCollectionLayoutItem(layoutSize: .full(.fractionalHeight(1 / CGFloat(columns))))
            part.contentInsets = small.contentInsets
            column = .vertical(layoutSize: columnSize, repeatingSubitem: part, count: columns)
        } else {
            column = .vertical(layoutSize: columnSize, subitem: small, count: columns)
        }
        columnSize = .full()
        var height: CGFloat = 1
        while height < 100 { height *= 3 }
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .full(.absolute(height)), subitems: [large, column])
        return NSCollectionLayoutSection(group: group)
    }

    private func free(radius: CGFloat) -> NSCollectionLayoutSection {
        let directions: KeyValuePairs<String, (dx: CGFloat, dy: CGFloat)> = ["N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)]
        let group = NSCollectionLayoutGroup.custom(layoutSize: .full(.absolute(radius * 3))) { environment in
            let center = CGPoint(x: environment.container.contentSize.width / 2, y: environment.container.contentSize.height / 2)
            return directions.map { _, direction in
                NSCollectionLayoutGroupCustomItem(frame: CGRect(
                    x: (center.x + direction.dx * radius).rounded() - 20, y: center.y + direction.dy * radius - 20, width: 40, height: 40))
            }
        }
        return NSCollectionLayoutSection(group: group)
    }

    // MARK: Data

    private func showParts() {
        var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
        snapshot.appendSections(Part.allCases.filter { $0 != .settings })
        snapshot.sectionIdentifiers.forEach { snapshot.appendItems($0.items, toSection: $0) }
        snapshot.moveItem("d", beforeItem: "a")
        snapshot.deleteItems(snapshot.itemIdentifiers.filter { $0 == "chip4" })
        dataSource.apply(snapshot, animatingDifferences: false)

        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["General", "About"])
        tree.append(["Language", "Region"], to: "General")
        tree.expand(["General"])
        dataSource.apply(tree, to: .settings)
    }

    // MARK: Delegate

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let path = \Part.items.count
        switch (indexPath.section, indexPath.item) {
        case (0, _): performSegue(withIdentifier: "hero", sender: self)
        case let (section, item) where item < Part(rawValue: section)?[keyPath: path] ?? 0:
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
        case (_, ...0), (5..., _): fallthrough
        default: break
        }
    }
}

// MARK: - Things around it

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let `default`: Value
    init(_ key: String, default value: Value) { (self.key, self.default) = (key, value) }
    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? `default` }
        nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}

precedencegroup PipePrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
}
infix operator |>: PipePrecedence
func |> <A, B>(value: A, function: (A) throws -> B) rethrows -> B { try function(value) }

actor Cache<Key: Hashable & Sendable, Value> {
    private var values: [Key: Value] = [:]
    subscript(key: Key) -> Value? { values[key] }
    func insert(_ value: sending Value, for key: consuming Key) async { values[key] = value }
}

#if DEBUG && !os(macOS)
@available(iOS 17, *)
#Preview {
    EverythingViewController()
}
#endif

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of UIKit that the view controllers of exported code call, names and labels only.

public struct IndexPath {
  public var section: Int { 0 }
  public var item: Int { 0 }
}

open class NSCoder {}

public final class UIColor: Sendable {
  public static let secondarySystemBackground = UIColor()
}

@MainActor open class CALayer {
  public var cornerRadius: CGFloat = 0
}

@MainActor open class UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2), flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  public var autoresizingMask: AutoresizingMask = []
  public var backgroundColor: UIColor?
  public let layer = CALayer()
  public func addSubview(_ view: UIView) {}
}

@MainActor open class UIViewController {
  public init() {}
  public var view: UIView! { nil }
  open func viewDidLoad() {}
}

public struct UIListContentConfiguration {
  public var text: String?
}

public struct UIBackgroundConfiguration {
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

public struct UICellAccessory {
  public static func outlineDisclosure() -> UICellAccessory { UICellAccessory() }
}

@MainActor open class UICollectionReusableView: UIView {}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public var contentConfiguration: UIListContentConfiguration?
  public var backgroundConfiguration: UIBackgroundConfiguration?
}

@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
  public var accessories: [UICellAccessory] = []
}

@MainActor open class UICollectionView: UIView {
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {}
  }
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {}
  }
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { fatalError() }
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { fatalError() }
}

@MainActor open class UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}
  public var supplementaryViewProvider: SupplementaryViewProvider?
  public func sectionIdentifier(for index: Int) -> Section? { nil }
  public func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { NSDiffableDataSourceSnapshot() }
  public func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true) {}
  public func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true) {}
}

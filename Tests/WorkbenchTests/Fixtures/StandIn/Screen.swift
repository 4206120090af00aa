// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Other APIs that exported view controllers use: registrations, list cells, and the controller itself.

import CompositionalLayout

public struct UIColor: Hashable, Sendable {
  private let name: String
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  public static let clear = UIColor(name: "clear")
}

@MainActor public final class CALayer {
  public var cornerRadius: CGFloat = 0
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2), flexibleHeight = AutoresizingMask(rawValue: 16)
  }
}

@MainActor open class UIViewController {
  /// Has the size of the stand-in's surroundings.
  public var view: UIView! = UIView(
    frame: CGRect(x: 0, y: 0, width: StandIn.environment.bounds.width, height: StandIn.environment.bounds.height))
  public init() {}
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

@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public var contentConfiguration: UIListContentConfiguration?
  public var backgroundConfiguration: UIBackgroundConfiguration?
  public var accessories: [UICellAccessory] = []
  public func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

extension UICollectionView {
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    fileprivate let handler: (Cell, IndexPath, Item) -> Void
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
  }

  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    fileprivate let kind: String
    fileprivate let handler: (Supplementary, String, IndexPath) -> Void
    public init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell.made()
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary.made()
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

extension UICollectionViewDiffableDataSource {
  public func sectionIdentifier(for index: Int) -> Section? {
    let sections = snapshot().sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
}

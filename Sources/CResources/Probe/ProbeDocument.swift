import UIKit

/// A document to show, and the steps to run on it.
protocol ProbeDocument {
  associatedtype Item: Hashable & Sendable

  static var bounds: CGSize { get }
  static var safeArea: UIEdgeInsets { get }
  static var layoutMargins: NSDirectionalEdgeInsets { get }
  static var isRightToLeft: Bool { get }
  static var textSize: UIContentSizeCategory { get }
  static var scrollsSideways: Bool { get }
  static var kinds: [String] { get }
  static var decorations: [String] { get }
  /// The preferred sizes of views, by kind and index path.
  static var sizes: [String: ProbeSize] { get }
  static var steps: [ProbeStep] { get }
  /// The commands that create the document in Galley.
  static var script: [String] { get }

  static func name(of item: Item) -> String
  @MainActor static func item(_ name: String) -> Item
  @MainActor static func makeLayout(_ sections: @escaping () -> [String]) -> UICollectionViewCompositionalLayout
  @MainActor static func apply(to source: UICollectionViewDiffableDataSource<String, Item>)
}

/// The preferred size of a view; nil on an axis on which it keeps the proposed size.
struct ProbeSize: Sendable {
  var width: Double?
  var height: Double?
}

/// A step after which UIKit's state is recorded, and the Galley command with the same effect.
struct ProbeStep: Sendable {
  enum Action: Sendable {
    case scroll(x: Double, y: Double)
    case scrollSection(String, to: Double)
    /// A flick of a section, with the finger's speed in points per second.
    case flick(String, velocity: Double, hasStops: Bool)
    case apply(ProbeSnapshot)
  }

  var line: String
  var action: Action
}

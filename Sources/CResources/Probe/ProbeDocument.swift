import UIKit

/// A document that is shown, and what is done with it.
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
  /// What views ask for, by kind and index path.
  static var sizes: [String: ProbeSize] { get }
  static var steps: [ProbeStep] { get }
  /// The commands that make the document in Galley.
  static var script: [String] { get }

  static func name(of item: Item) -> String
  @MainActor static func item(_ name: String) -> Item
  @MainActor static func makeLayout(_ sections: @escaping () -> [String]) -> UICollectionViewCompositionalLayout
  @MainActor static func apply(to source: UICollectionViewDiffableDataSource<String, Item>)
}

/// What a view asks for; nil where it takes what it is given.
struct ProbeSize: Sendable {
  var width: Double?
  var height: Double?
}

/// What is done before UIKit is asked again, and the command that does the same in Galley.
struct ProbeStep: Sendable {
  enum Action: Sendable {
    case scroll(x: Double, y: Double)
    case scrollSection(String, to: Double)
    /// A finger leaves a section with a speed in points a second.
    case flick(String, velocity: Double, hasStops: Bool)
    case delete([String])
    case apply(ProbeSnapshot)
  }

  var line: String
  var action: Action
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The parts of views that a probe's recorder uses. Together with the sources of UIKitLayout they form a module called UIKit.

import CompositionalLayout

/// The environment of every collection view, and the last exception that the layout raised.
@MainActor public enum StandIn {
  public static var environment = Environment(bounds: Size(width: 0, height: 0))
  public static var exception: String?
  /// The exception to raise when a collection view is made, or nil.
  public static var refusal: String?
}

public struct UIEdgeInsets: Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// As in UIKit, a layout follows the trait and not this attribute.
public enum UISemanticContentAttribute { case unspecified, forceRightToLeft }

@MainActor public final class UIDevice {
  public static let current = UIDevice()
  public var systemName: String { "iOS" }
  public var systemVersion: String { "\(StandIn.environment.systemVersion).1" }
  public var name: String { "Stand-in" }
}

@MainActor open class UIView {
  public var frame: CGRect
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  public private(set) var subviews: [UIView] = []
  public var isHidden = true
  public var insetsLayoutMarginsFromSafeArea = true
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  public var traitCollection: UITraitCollection { UITraitCollection(StandIn.environment) }
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }

  public var autoresizingMask: AutoresizingMask = []
  public var backgroundColor: UIColor?
  public let layer = CALayer()

  public init(frame: CGRect) { self.frame = frame }
  public required init?(coder: NSCoder) { frame = .zero }
  public func addSubview(_ view: UIView) { subviews.append(view) }
  func removeSubviews() { subviews = [] }
  public func setNeedsLayout() {}
  open func layoutIfNeeded() {}
}

/// Traits set on one view apply to all views.
@MainActor public struct UITraitOverrides {
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { UITraitCollection(StandIn.environment).layoutDirection }
    nonmutating set { StandIn.environment.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { UITraitCollection(StandIn.environment).preferredContentSizeCategory }
    nonmutating set { StandIn.environment.preferredContentSizeCategory = newValue.engine ?? .large }
  }
}

public final class UIWindow: UIView {}

@MainActor open class UIScrollView: UIView {
  public struct DecelerationRate: Sendable { public var rawValue: CGFloat }
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize(width: 0, height: 0)
  public let decelerationRate = DecelerationRate(rawValue: 0.998)

  /// The resting offset after a flick, with the velocity in points per second; nil if only the deceleration decides.
  open func flickTarget(_ velocity: CGPoint) -> CGPoint? { nil }
}

public final class NSCoder {
  fileprivate init() {}
}

@MainActor open class UICollectionReusableView: UIView {
  /// A view of the class, created in the same way as by a collection view.
  static func made() -> Self {
    guard let view = Self(coder: NSCoder()) else { fatalError("every view is made") }
    return view
  }

  open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes
  }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {}

extension UITraitCollection {
  @MainActor public static var current: UITraitCollection { UITraitCollection(StandIn.environment) }
}

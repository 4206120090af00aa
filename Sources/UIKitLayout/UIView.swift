/// A colour, which does not affect frames.
public struct UIColor: Hashable, Sendable {
  /// Red, green, blue and alpha, from 0 to 1.
  private let components: [CGFloat]

  /// Creates a colour from its components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }

  /// No colour.
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A rectangle of a screen. Views have no content here.
@preconcurrency @MainActor open class UIView {
  /// The frame in the superview, in points.
  open var frame: CGRect
  /// The frame's size, at the origin, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The colour, which does not affect frames.
  open var backgroundColor: UIColor?
  /// The views that were added.
  public private(set) var subviews: [UIView] = []

  /// Creates a view with a frame.
  public init(frame: CGRect) { self.frame = frame }

  /// Adds a view. It does not affect frames.
  open func addSubview(_ view: UIView) { subviews.append(view) }
  /// Called after the view was laid out. Nothing calls it here.
  open func layoutSubviews() {}
}

/// A view of a collection view: a cell, a header or a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Creates a view with a frame.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Called in UIKit before a view is used for another item. Never called here.
  open func prepareForReuse() {}
}

/// A cell. It has no content here, and is never measured.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  public let contentView = UIView(frame: .zero)
}

/// A controller of a view. It is not displayed here, so `viewDidLoad` runs at the first access to `view`.
@preconcurrency @MainActor open class UIViewController {
  /// The controller's view. The first access calls `viewDidLoad`.
  public var view: UIView {
    get {
      if let loaded { return loaded }
      let view = loadedView
      loaded = view
      viewDidLoad()
      return view
    }
    set { loaded = newValue }
  }
  private var loaded: UIView?

  /// Creates a controller.
  public init() {}

  /// The view that the first access to `view` creates.
  var loadedView: UIView { UIView(frame: .zero) }

  /// Called after the view was created.
  open func viewDidLoad() {}
}

/// A controller whose view is a collection view.
@preconcurrency @MainActor open class UICollectionViewController: UIViewController {
  private let layout: UICollectionViewLayout
  /// The collection view, which is also the controller's view.
  public private(set) lazy var collectionView: UICollectionView! = UICollectionView(frame: .zero, collectionViewLayout: layout)
  /// The layout that the controller was created with.
  public var collectionViewLayout: UICollectionViewLayout { layout }

  /// Creates a controller with the layout of its view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  override var loadedView: UIView { collectionView }
}

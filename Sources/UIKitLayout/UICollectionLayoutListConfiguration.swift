import CompositionalLayout

/// The settings of a list.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The header of a section.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// The footer of a section.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// The elements that are as small as their content allows.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The bits, one for each kind of element.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The header views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// A closure that returns the separators of a row.
  public typealias ItemSeparatorHandler = @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  /// A closure that returns the actions of a row.
  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// The list's appearance.
  public let appearance: Appearance
  /// The header above the rows.
  public var headerMode = HeaderMode.none
  /// The footer below the rows.
  public var footerMode = FooterMode.none
  /// The space above a header, in points; nil uses UIKit's default.
  public var headerTopPadding: CGFloat?
  /// The elements that hug their content.
  public var contentHuggingElements: ContentHuggingElements = []
  /// The colour behind the rows, which does not affect frames.
  public var backgroundColor: UIColor?
  /// True if rows have separators, which do not affect frames.
  public var showsSeparators = true
  /// The separators of all rows, which do not affect frames.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of a row from those of all rows. It is never called.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Returns the actions at a row's leading edge. It is never called.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at a row's trailing edge. It is never called.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration with an appearance and UIKit's defaults.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var engine: ListConfiguration {
    ListConfiguration(
      appearance: .init(rawValue: "\(appearance)") ?? .plain, headerMode: .init(rawValue: "\(headerMode)") ?? .none,
      footerMode: .init(rawValue: "\(footerMode)") ?? .none, headerTopPadding: headerTopPadding.map { Double($0) },
      contentHuggingElements: contentHuggingElements.contains(.supplementaryHeader) ? .supplementaryHeader : .none)
  }
}

/// The separators above and below a row. Nothing is drawn, and they do not affect frames.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a separator is shown.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Insets that UIKit chooses.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the separator above the row is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the row is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row, in points.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the separator below the row, in points.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour.
  public var color = UIColor.clear
  /// The colour between two selected rows.
  public var multipleSelectionColor = UIColor.clear

  /// Creates the separators of a list's rows.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The actions that a swipe reveals. They are never shown.
@preconcurrency @MainActor open class UISwipeActionsConfiguration {
  /// The actions, from the edge of the row.
  public let actions: [UIContextualAction]
  /// True if a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration from its actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that a swipe reveals. It is never performed.
@preconcurrency @MainActor open class UIContextualAction {
  /// How an action looks.
  public enum Style: Int, Sendable { case normal, destructive }
  /// A closure that performs an action, and then calls its last argument.
  public typealias Handler = @MainActor (_ action: UIContextualAction, _ view: UIView, _ completion: @escaping (Bool) -> Void) -> Void

  /// How the action looks.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The colour behind the title.
  open var backgroundColor: UIColor?

  /// Creates an action from its style, title and closure.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

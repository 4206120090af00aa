import CompositionalLayout
import Localization

extension HelpTopic {
  static let dimensions = HelpTopic(
    name: "dimensions", title: "A fraction is relative to the container of its element",
    otherNames: ["NSCollectionLayoutSize", "NSCollectionLayoutDimension"],
    example: [
      "template grid 3; append sections main; append items a b to main; apply; explain a width"
    ],
    lines: [
      "an item or a nested group   its group, minus the group's contentInsets and, along the group, the spacing between subitems",
      "a section's group           the view's bounds; the section's contentInsets are subtracted only across the scroll axis",
      "an orthogonal section       as if the layout scrolled sideways: the whole width, and the height minus top and bottom insets",
      "a boundary item             the section's width minus its insets; for a boundary item of the layout, the view's bounds",
      "a badge                     the cell that it is attached to; for a badge of a group, the group's container",
      "From iOS 16 on, fractions are rounded down to a pixel; before that, only the final frame is rounded.",
      "absolute(44) is always 44 points.",
      "estimated(60) is used until the content is measured; 'measure' sets the size that a cell asks for.",
      "contentHuggingElements of a list makes elements as small as their content; it does not affect frames until they are measured.",
    ])

  static let spacing = HelpTopic(
    name: "spacing", title: "Five properties keep space free, each in a different place",
    otherNames: ["why two spacings have different types", "spacing types", "NSCollectionLayoutSpacing"],
    example: [
      "template grid 3; set row.interItemSpacing fixed(10); set grid.interGroupSpacing 10"
    ],
    lines: [
      "interItemSpacing      between the items of one group: fixed(10) or flexible(10). In a group of one item it has no effect.",
      "interGroupSpacing     between the groups of a section: a plain number.",
      "interSectionSpacing   between sections, including empty ones: a plain number, set for the layout.",
      "edgeSpacing           around an item, group, header or badge, outside its size; it takes space in the group.",
      "contentInsets         inside: they reduce an item within its slot, as the last step, or the container of a group's or section's content.",
      "interItemSpacing and interGroupSpacing have different types. A group has a length, and flexible spacing shares the part that",
      "its items leave free: an NSCollectionLayoutSpacing. A section is as long as its groups and the spacing between them,",
      "so a number is enough. To share leftover length between groups, use one group with more items.",
    ])

  static let orthogonal = HelpTopic(
    name: "orthogonal", title: "The scrolling behaviour decides where an orthogonal section comes to rest",
    otherNames: ["scrollViewDidScroll", "visibleItemsInvalidationHandler"],
    example: [
      "template carousel; append sections main; append items a{1...8} to main; apply; scroll main to 200"
    ],
    lines: [
      "none                             the section scrolls with the layout",
      "continuous                       anywhere from the start to the end",
      "continuousGroupLeadingBoundary   a group's leading edge",
      "paging                           multiples of the viewport, which is the container minus the section's leading and trailing insets",
      "groupPaging                      a group's leading edge",
      "groupPagingCentered              a group in the middle of the viewport, including the first and the last",
      "'scroll SECTION to X' requests an offset, 'flick SECTION V' releases a finger; the answer is the offset where the section rests.",
      "Frames are always those of the unscrolled row; 'visible' lists the visible elements.",
      "An orthogonal section has its own scroll view and does not call scrollViewDidScroll of the view's delegate.",
      "visibleItemsInvalidationHandler gets its items and its offset each time it scrolls, but cannot change items if sizes are estimated.",
      "A cell leaves the screen with its frame; a transform that the handler sets does not keep it there.",
    ])

  static let scrolling = HelpTopic(
    name: "scrolling", title: "'scroll' takes an offset, such as the y of the item to show",
    otherNames: ["scrollToItem", "scroll to item", "scroll to an item", "scroll position", "contentOffset"],
    example: [
      "template list; append sections main; append items a{1...40} to main; apply",
      "frames a10; scroll to 0,396; visible",
    ],
    lines: [
      "To bring an item to the top, use its y, which 'frames ITEM' prints and 'explain ITEM' explains.",
      "scrollToItem(at:at:animated:) computes its offset from the same frame: for .top, the item's y minus the top inset of the view;",
      "for .centeredVertically, the middle of the item minus half of the visible height.",
      "A view stops at the end of its content, so the last items do not reach the top: 'scroll' prints where it comes to rest.",
      "In a section that scrolls sideways, use the item's x: scroll main to 400. 'help orthogonal' lists where such a section can rest.",
      "Sizes that are not measured yet are estimates, so the offset of an item further down changes once the items before it are measured.",
    ])

  static let centering = HelpTopic(
    name: "centering", title: "Flexible edge spacing centres a group in its row",
    otherNames: ["center", "centered", "centring", "centre", "centred", "center items", "center cells"],
    example: [
      "define item cell width=100 height=1h",
      "define group pair horizontal width=200 height=50 edgeSpacing=(leading:flexible(0),trailing:flexible(0)) of cell cell",
      "define group row horizontal width=1w height=50 of pair; define section grid row; use grid",
      "append sections main; append items a b c to main; apply; frames",
    ],
    lines: [
      "No property centres the cells of a row: a group places its subitems one after the other from its leading edge.",
      "Flexible edge spacing on both sides centres a subitem that is alone in its group, such as an inner group with a fixed width.",
      "If several subitems fit into the group, flexible spacing spreads them, and items of an incomplete row start at the leading edge.",
      "Equal insets of a section on both sides keep its rows in the middle: set grid.contentInsets (0,20,0,20).",
      "A custom group can place cells anywhere, also those of an incomplete row: 'lesson custom'.",
      "In a section that scrolls sideways, groupPagingCentered centres one group at a time: 'help orthogonal'.",
    ])

  static let decorations = HelpTopic(
    name: "decorations", title: "A decoration item is a view behind a section",
    otherNames: [
      "decoration", "decoration view", "decoration item", "section background", "background color",
      "background from data", "configure decoration view",
    ],
    example: [
      "template list; define background plate contentInsets=8; add plate to list-section",
      "append sections main; append items a to main; apply; frames",
    ],
    lines: [
      "The layout makes the view, from the class that 'layout.register(_:forDecorationViewOfKind:)' registers for its kind;",
      "a kind without a class stops the app.",
      "No data source configures it, and it knows no item. For looks that depend on data:",
      "  a few looks      a class and a kind for each, which the section provider chooses: .background(elementKind: \"dark\")",
      "  values           a subclass of the layout whose layoutAttributesForElements(in:) returns a subclass of the attributes with the",
      "                   value; the view reads it in apply(_:)",
      "  any data         a boundary supplementary item behind the cells instead: extendsBoundary false, zIndex -1",
      "Its frame is the section with its insets, minus its own contentInsets: 'frames' lists it, and 'explain KIND' explains it.",
      "'define background NAME', 'add NAME to SECTION' add one here.",
    ])

  static let providers = HelpTopic(
    name: "providers", title: "UIKit asks the section provider for the layout of each section",
    otherNames: [
      "NSCollectionLayoutEnvironment", "provider", "section provider", "sectionProvider", "sectionIdentifier", "sectionIdentifier(for:)",
    ],
    example: [
      "template grid 3; template list; use grid for index 0; use list-section for index 1",
      "append sections A B; append items a to A; append items b to B; apply; frames",
    ],
    lines: [
      "UIKit calls the section provider for each section of the snapshot that it lays out, and again when the size of the view, a trait or",
      "the layout changes, for example when the device rotates.",
      "It can run when the app's model already differs from that snapshot, so an index into the model may be out of range.",
      "Ask the snapshot instead: guard let section = dataSource.sectionIdentifier(for: index) else { return nil }.",
      "If it returns nil for a section that has items, UIKit raises: 'help section-definition'.",
      "'show provider' lists the sections that the code returned, and the traits that it read.",
    ])

  static let mirroring = HelpTopic(
    name: "mirroring", title: "A compositional layout mirrors itself when text runs from right to left",
    otherNames: [
      "rtl", "right to left", "rightToLeft", "arabic", "layoutDirection", "semanticContentAttribute",
      "flipsHorizontallyInOppositeLayoutDirection",
    ],
    example: [
      "template grid 3; append sections main; append items a b to main; apply",
      "set environment.direction rightToLeft; frames",
    ],
    lines: [
      "'set environment.direction rightToLeft' shows a layout as in Arabic or Hebrew.",
      "Leading and trailing follow the direction of text, and frames are mirrored in the content.",
      "In an app, the direction is that of the language, unless the view's semanticContentAttribute forces another one.",
      "flipsHorizontallyInOppositeLayoutDirection cannot be set, and a compositional layout does not need it.",
    ])

  static let flow = HelpTopic(
    name: "flow", title: "A flow layout is enough for one kind of cell in lines that wrap",
    otherNames: ["flow layout", "UICollectionViewFlowLayout"],
    example: [
      "template grid 3; append sections main; append items a b c d to main; apply; draw"
    ],
    lines: [
      "With one size, or sizes from a delegate, UICollectionViewFlowLayout needs less code than this grid of three columns.",
      "Use a compositional layout for sections with different layouts, nested groups, sideways scrolling inside a vertical list,",
      "self-sizing without a delegate, pinned headers, badges and backgrounds.",
      "Many projects still use it: it dates from iOS 6, so their code, their subclasses and many libraries depend on it. Its delegate",
      "gives each item its own size, which a compositional layout can do only by measuring or in a custom group. Items that are not",
      "displayed yet get the average of the measured sizes, whereas a compositional layout keeps the estimate.",
    ])

  /// The open questions about UIKit's behaviour, and the engine's answers.
  static let assumptions = HelpTopic(
    name: "assumptions", title: "Galley assumes how UIKit behaves where it was not recorded",
    example: [
      "export probe questions --assumptions"
    ]
  ) { language in
    let rules = Assumption.allCases.map { $0.rules.joined(separator: ", ") }
    let width = (rules.map { $0.count }.max() ?? 0) + 1
    let assumed = zip(Assumption.allCases, rules).map { assumption, rules in
      padded("\(assumption.number)", to: 4) + padded(rules, to: width) + Phrase(saying: assumption.statement).text(in: language)
    }
    let heading: Phrase = "Also unknown, and not covered by 'export probe --assumptions':"
    return assumed + [heading.text(in: language)]
      + UnaskedPoint.all.map {
        padded("", to: 4) + padded($0.rules.joined(separator: ", "), to: width) + Phrase(saying: $0.statement).text(in: language)
      }
  }

  private static func padded(_ number: String, to width: Int) -> String { number + String(repeating: " ", count: width - number.count) }

  /// The share of the recordings that is reproduced. A test compares the counts with the fixtures.
  static let parity = HelpTopic(
    name: "parity", title: "Each test run compares Galley with recordings of UIKit",
    otherNames: ["visualDescription", "separators", "separator", "selection"],
    example: [
      "template grid 3; append sections main; append items a to main; apply; explain a"
    ],
    lines: [
      "121 of 121 recorded layouts, with frames, zIndex and content size to 0.01 points,",
      "726 of 726 rectangles with the elements UIKit returns for them,",
      "168 of 168 resting offsets of orthogonal sections in 12 recordings, with the cells on screen,",
      "15 of 15 self-sized layouts, with visible elements measured from the top,",
      "152 of 170 calls on snapshots and 119 of 121 on section snapshots, UIKit's exception text included;",
      "the other 20 pass nil where Swift does not allow it, so no program can make them,",
      "16 of 16 applies.",
      "'help assumptions' lists behaviour that was not recorded.",
      "Galley omits members that do not affect frames, zIndex, exceptions or visibility: visibleItemsInvalidationHandler,",
      "separators, swipe actions and colours of lists, the transforms of visible items, selection, and dark appearance.",
    ])
}

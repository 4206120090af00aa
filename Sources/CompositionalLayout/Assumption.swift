/// A question that the layout rules leave open, and the engine's answer to it.
///
/// Each is decided in one function, named `assume` and the case's name, so that only one place changes once UIKit's answer is known.
public enum Assumption: String, CaseIterable, Hashable, Sendable {
  /// The length that fractions refer to when subitems have gaps between them.
  case fractionBase
  /// From which system on flexible gaps are taken off that length.
  case flexibleMinimum
  /// Subitems that take no room.
  case oneRound
  /// Whether a group that is estimated along its parent's run fits.
  case estimateFits
  /// Insets larger than what they inset.
  case insetFrame
  /// Edge spacing on an estimated cross axis.
  case crossExtent
  /// A nested group whose first subitem does not fit.
  case nestedGroupWithoutRoom
  /// A custom group without frames.
  case emptyCustomGroup
  /// A trimmed last group whose full length its cells overflow.
  case trimmedLength
  /// Where the items of a trimmed last group end.
  case trimmedExtent
  /// Measured lengths along a run of fixed length.
  case measuredRun
  /// Estimates of badges and other supplementaries of items and groups.
  case supplementaryEstimate
  /// The length of uniform siblings before all are measured.
  case uniformLengths
  /// The readable guide's width.
  case readableInsets
  /// The geometry of `supplementaryContentInsetsReference`.
  case supplementaryInsets
  /// A boundary item without alignment.
  case noAlignment
  /// Edge spacing of supplementary items, boundary items among them.
  case supplementaryEdges
  /// Where the space above a list's header stands.
  case headerTopPadding
  /// Edge spacing across an orthogonal section's groups.
  case orthogonalCrossGap
  /// Orthogonal sections of a layout that scrolls sideways.
  case orthogonalInHorizontal
  /// The offset of an orthogonal section before it is scrolled.
  case initialOffset
  /// Two stops at the same distance.
  case restingTie
  /// What a finger's speed does to a resting offset.
  case flick
  /// Where a scrolled view stands when its content becomes shorter.
  case shrunkContent
  /// The width of a decoration under a reference.
  case decorationFrame
  /// What is mirrored from right to left.
  case mirroring
  /// Margins of lists.
  case listMargin
  /// The background of a grouped list.
  case listBackground
  /// Subitems of a repeating group that do not fit.
  case repeatingOverflow
  /// Pinned items under bars.
  case pinnedInsets
  /// The safe area as a section's container.
  case safeArea
  /// A custom group of estimated length.
  case customEstimate
  /// Insets between 0 and 1.
  case fractionalInsets
  /// The space above and below a list's rows.
  case listEnds

  /// The number under which `help assumptions` lists it, counted from 1.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The rules that leave the point open.
  public var rules: [String] {
    switch self {
    case .fractionBase: ["R4.4", "R4.1"]
    case .flexibleMinimum: ["R18.6"]
    case .oneRound: ["R4.1"]
    case .estimateFits: ["R4.1", "R18.5"]
    case .insetFrame: ["R5.6"]
    case .crossExtent: ["R6.4"]
    case .nestedGroupWithoutRoom: ["R4.10"]
    case .emptyCustomGroup: ["R6.6"]
    case .trimmedLength: ["R6.5"]
    case .trimmedExtent: ["R18.13", "R6.5"]
    case .measuredRun: ["R18.5"]
    case .supplementaryEstimate: ["R7.8"]
    case .uniformLengths: ["R7.10"]
    case .readableInsets: ["R8.2", "R14"]
    case .supplementaryInsets: ["R8.3"]
    case .noAlignment: ["R8.4"]
    case .supplementaryEdges: ["R18.18"]
    case .headerTopPadding: ["R18.3"]
    case .orthogonalCrossGap: ["R6.2", "R8.6"]
    case .orthogonalInHorizontal: ["R2.4", "R8.6"]
    case .initialOffset, .restingTie, .flick, .shrunkContent: ["A3"]
    case .decorationFrame: ["R8.7"]
    case .mirroring: ["R12"]
    case .listMargin: ["R11"]
    case .listBackground: ["R18.16"]
    case .repeatingOverflow: ["R4.4"]
    case .pinnedInsets: ["R8.5"]
    case .safeArea: ["R8.2"]
    case .customEstimate: ["R6.6"]
    case .fractionalInsets: ["R5.8"]
    case .listEnds: ["R11", "R18.1"]
    }
  }

  /// The engine's answer, in one sentence.
  public var statement: String {
    switch self {
    case .fractionBase:
      "A fraction along a run is of the available length less the minimum length of all gaps, including flexible ones and a repeating group's."
    case .flexibleMinimum:
      "From iOS 18 on the minimum of a flexible gap is taken off the length that fractions refer to, as recorded on iOS 26; before, it is not, as measured on iOS 16."
    case .oneRound: "Subitems of zero length would fit for ever; one round of them is laid out."
    case .estimateFits: "Until an estimated subitem is measured, its estimate decides whether it fits."
    case .insetFrame: "A frame whose insets exceed its size has its corner moved by the insets, and the absolute difference as its size."
    case .crossExtent: "Across its run, an estimated group is as long as its longest subitem plus the minimum edge spacing at both ends."
    case .nestedGroupWithoutRoom: "A nested group in which nothing fits keeps its place and shows nothing."
    case .emptyCustomGroup: "A custom group without frames shows nothing, and so does its section."
    case .trimmedLength: "What a full group's cells overflow it by is taken off a trimmed one, down to the length zero."
    case .trimmedExtent: "A short last group ends where the slots of its items do, edge spacing and insets of the items included."
    case .measuredRun:
      "Items estimated along a group that holds as many as fit begin a new group where their measured lengths do not fit; a nested group counts with its estimate."
    case .supplementaryEstimate: "Estimated supplementary items of items and groups keep their estimate."
    case .uniformLengths: "Uniform siblings are as long as the longest measured one, or as the estimate until all of them are measured."
    case .readableInsets: "The readable guide is the layout margins, and on wide screens 672 points in the middle."
    case .supplementaryInsets:
      "With the reference none, boundary items are placed in the whole bounds; with another one, in the bounds less its insets."
    case .noAlignment: "A boundary item without alignment has no size and stands at its region's beginning."
    case .supplementaryEdges:
      "The edge spacing of a supplementary or boundary item is room around it that it takes up with its size; flexible spacing takes its minimum."
    case .headerTopPadding: "A list's headerTopPadding stands between its section's beginning and its header, whatever the appearance."
    case .orthogonalCrossGap: "Edge spacing above an orthogonal section's groups takes its minimum, flexible or not."
    case .orthogonalInHorizontal: "An orthogonal section of a layout that scrolls sideways is the mirror image of one that scrolls down."
    case .initialOffset: "Before it is scrolled, an orthogonal section rests where a request for offset 0 would bring it."
    case .restingTie: "Of two stops at the same distance the lower one wins."
    case .flick:
      "A flick moves a continuous section on by 0.499 points for each point per second, and a paging one to the next stop in its direction."
    case .shrunkContent:
      "If content becomes shorter than the scroll offset, the view moves back to the content's end, and so does an orthogonal section."
    case .decorationFrame: "A decoration is as wide as the bounds, whatever insets its section has."
    case .mirroring:
      "Right to left mirrors every frame within the content's width; offsets of orthogonal sections count from the leading end."
    case .listMargin: "A list's margins are 16 points, or 20 in bounds at least 414 wide."
    case .listBackground, .repeatingOverflow, .pinnedInsets, .safeArea, .customEstimate, .fractionalInsets, .listEnds: lastStatement
    }
  }

  /// The answers to the last questions of the list.
  private var lastStatement: String {
    switch self {
    case .listBackground: "The background of a grouped list's section is as wide as the view, and lies behind the whole section."
    case .repeatingOverflow: "A repeating group has all its subitems, even those that do not fit."
    case .pinnedInsets: "Pinned items stay clear of what bars cover along the scroll axis."
    case .safeArea: "The reference safeArea takes the safe area off the container across the scroll axis, as margins are taken off."
    case .customEstimate: "A custom group of estimated length keeps its estimate, wherever its frames end."
    case .fractionalInsets: "Insets between 0 and 1 are points, not fractions."
    case .listEnds:
      "The space above and below a list's rows is that recorded on the Mac: 35 and 20 in grouped lists, 22 above a plain one's leading row."
    default: ""
    }
  }
}

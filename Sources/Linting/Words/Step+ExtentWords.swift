import CompositionalLayout
import Documents
import Localization
import Rendering

extension Step {
  /// The sentence for a step that leads to the length of a section, group or content, or to an offset; nil for other steps.
  func extentSentence(_ names: StepNames) -> Phrase? {
    guard case .extent(let extent) = reason else { return nil }
    let name = names.name(of: subject)
    return switch extent {
    case .groups(let groups):
      groups.spacing == 0
        ? "\(name): \(counted(groups.count, "group")), each \(rounded(groups.length)) long"
        : "\(name): \(counted(groups.count, "group")), each \(rounded(groups.length)) long, with interGroupSpacing of \(rounded(groups.spacing))"
    case .trimmed(let missing): "\(name): its last group is shorter, because it lacks \(counted(missing, "item"))"
    case .insets(let ends): "\(name): contentInsets add \(ends.shown(axis))"
    case .row: "\(name): a single row, as large as its largest group"
    case .empty: "\(name): there are no items"
    case .middleItem: "\(name): extended to the length of a boundary item in its middle"
    case .boundaryItems(let ends, let isOfLayout):
      isOfLayout
        ? "the layout's boundary items add \(rounded(ends.start)) before and \(rounded(ends.end)) after all sections"
        : "\(name): its boundary items add \(rounded(ends.start)) before and \(rounded(ends.end)) after its groups"
    case .sections(let sections, let length, let spacing):
      spacing == 0
        ? "\(counted(sections, "section")) with a total length of \(rounded(length))"
        : "\(counted(sections, "section")) with a total length of \(rounded(length)), including interSectionSpacing of \(rounded(spacing))"
    case .widestGroup: "the widest group is wider than the collection view"
    case .groupContent: "\(name): it is estimated, so it is as long as its content"
    case .measuredGroup(let length): "\(name): measured items make it \(rounded(length)) longer"
    case .scrollRange(let ends, let length, let sight, _):
      "\(rounded(length)) long, with \(rounded(sight)) visible: offsets range from \(rounded(ends.start)) to \(rounded(ends.end))"
    case .rest(let rest): rest.sentence(name)
    }
  }
}

extension Step.Reason.RestingPlace {
  fileprivate func sentence(_ name: Phrase) -> Phrase {
    switch self {
    case .unscrolled: "not scrolled: the content starts below the bars"
    case .anywhere, .scrolled: "it stays where it was scrolled to"
    case .end: "it cannot be scrolled further"
    case .group(let index, let behavior): "\(name): \(behavior.rawValue) rests at the start of a group, here group \(index)"
    case .page(let index): "\(name): paging rests at whole pages, here page \(index)"
    case .centred(let index): "\(name): groupPagingCentered rests with a group in the middle, here group \(index)"
    }
  }
}

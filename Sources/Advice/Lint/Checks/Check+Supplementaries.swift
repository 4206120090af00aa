import CompositionalLayout

/// Headers, footers, badges and backgrounds.
extension Check {
  static let supplementaries = [
    duplicateKind, kindAlignment, pinZeroSize, pinZIndex, headerInset, decorationCoversHeader, emptySectionHeader,
  ]

  private static let duplicateKind = Check("sup-duplicate-kind", .error, .layout, rule: "R13.3") { reading, report in
    var survey = KindSurvey(reading.draft)
    return reading.sections.flatMap { section in
      let owners = survey.owners(in: section.part)
      let kinds = Set(owners.map(\.kind))
      var firsts: [String: Sentence] = [:]
      for kind in section.part.ownKinds { firsts[kind] = "the list" }
      return owners.compactMap { owner -> Finding? in
        guard let first = firsts.updateValue("\(owner.name)", forKey: owner.kind) else { return nil }
        let own = owner.name != owner.kind && !kinds.contains(owner.name) ? owner.name : "\(owner.name)-2"
        let isTwice = first == "\(owner.name)"
        return report(
          .property(owner.name, .elementKind),
          isTwice
            ? "\(owner.name), of kind '\(owner.kind)', is in \(section.name) more than once"
            : "\(first) and \(owner.name) are both of kind '\(owner.kind)' in \(section.name)",
          because: isTwice
            ? "UIKit raises: Every supplementary must have a unique elementKind; count= repeats a subitem without listing it twice"
            : "UIKit raises: Every supplementary must have a unique elementKind",
          mend: isTwice ? [] : [.set(owner.name, .elementKind, .word(own))])
      }
    }
  }

  private static let kindAlignment = Check("sup-kind-alignment", .hint, .layout) { reading, report in
    reading.boundaries.compactMap { boundary in
      let kind = boundary.item.elementKind
      let named = BoundaryRole(kind: kind)
      guard let role = named ?? reading.draft.boundaryRoles[boundary.name] else { return nil }
      let isHeader = role == .header
      guard let other = boundary.item.alignment.opposite(ofTop: !isHeader) else { return nil }
      let what: Sentence = named == nil ? (isHeader ? "defined as a header" : "defined as a footer") : "of kind '\(kind)'"
      return report(
        .property(boundary.name, .alignment), "\(boundary.name), \(what), is aligned \(boundary.item.alignment.rawValue)",
        because: isHeader ? "what stands below a section is a footer" : "what stands above a section is a header",
        mend: [.set(boundary.name, .alignment, .word(other.rawValue))])
    }
  }

  private static let pinZeroSize = Check("sup-pin-zero-size", .error, .layout, rule: "R8.5") { reading, report in
    reading.boundaries.filter(\.item.pinToVisibleBounds).flatMap { boundary in
      Axis.allCases.compactMap { axis in
        guard boundary.size[axis] <= 0, boundary.item.alignment != .none else { return nil }
        return report(
          .property(boundary.name, Property(axis)), "\(boundary.name) is pinned and \(boundary.size[axis]) \(axis.wide)",
          because: "a pinned item without size trips an assertion in UIKit",
          mend: [.resize(boundary.name, axis, axis == .horizontal && boundary.hasRoom ? .fractionalWidth(1) : .absolute(rowHeight))])
      }
    }
  }

  private static let pinZIndex = Check("sup-pin-zindex", .info, .layout, rule: "R8.5") { reading, report in
    reading.boundaries.compactMap { boundary in
      guard boundary.item.pinToVisibleBounds, boundary.item.zIndex != 1 else { return nil }
      return report(
        .property(boundary.name, .zIndex), "\(boundary.name) is pinned and has a zIndex of \(boundary.item.zIndex)",
        because: "UIKit adds 1000000000 while a pinned item is in sight: the number only orders pinned items among themselves",
        mend: [.unset(boundary.name, .zIndex)])
    }
  }

  private static let headerInset = Check("sup-header-inset", .info, .layout, rule: "R2.6") { reading, report in
    let axis = reading.draft.configuration.scrollDirection.crossed
    return reading.sections.compactMap { section in
      guard section.section.contentInsets.total(axis) > 0, section.section.supplementariesFollowContentInsets,
        section.section.supplementaryContentInsetsReference != .none,
        let header = reading.boundaries(of: section).first(where: { $0.item.layoutSize.dimension(axis) == .fraction(axis, 1) })
      else { return nil }
      let isOld = reading.draft.environment.systemVersion < 16
      return report(
        .component(section.name), "\(header.name) is \(header.size[axis]) \(axis.wide): it keeps within the insets of \(section.name)",
        because: "boundary items follow the section's insets unless they are told not to",
        mend: [
          isOld
            ? .set(section.name, .supplementariesFollowContentInsets, .word("false"))
            : .set(section.name, .supplementaryContentInsetsReference, .word("none"))
        ])
    }
  }

  private static let decorationCoversHeader = Check("sup-decoration-covers-header", .info, .layout, rule: "R8.7") { reading, report in
    let axis = reading.draft.configuration.scrollDirection
    return reading.sections.flatMap { section in
      let headers = reading.boundaries(of: section).filter { $0.item.extendsBoundary && $0.item.alignment.isStart(axis) }
      guard let header = headers.max(by: { $0.size[axis] < $1.size[axis] }) else { return [Finding]() }
      let length = header.size[axis]
      return section.part.backgrounds.compactMap { name in
        guard let background = reading.draft.backgrounds[name], background.contentInsets.start(axis) < length else { return nil }
        var insets = background.contentInsets
        if axis == .vertical { insets.top = length } else { insets.leading = length }
        return report(
          .component(name), "\(name) lies behind \(header.name) too, which is \(length) \(axis.wide)",
          because: "a background is as large as its section, headers included", mend: [.set(name, .contentInsets, .insets(insets))])
      }
    }
  }

  private static let emptySectionHeader = Check("sup-empty-section-header", .info, .layoutAndSnapshot, rule: "R8.1") { reading, report in
    let axis = reading.draft.configuration.scrollDirection
    return reading.sections.flatMap { section -> [Finding] in
      let boundaries = reading.boundaries(of: section)
      guard !boundaries.isEmpty else { return [] }
      func longest(_ isHere: (RectAlignment) -> Bool) -> Double {
        boundaries.filter { $0.item.extendsBoundary && isHere($0.item.alignment) }.map(\.size[axis]).max() ?? 0
      }
      let insets = section.section.contentInsets
      let headers = longest { $0.isStart(axis) }
      let footers = longest { $0.isEnd(axis) }
      // What stands at a side makes the section as long as it is.
      let sides = longest { !$0.isStart(axis) && !$0.isEnd(axis) && $0 != .none }
      let between = [insets.start(axis), insets.end(axis), max(sides - insets.total(axis), 0)]
      let parts = ([headers] + between + [footers]).filter { $0 != 0 }
      let total: Sentence = .points(parts.reduce(0, +))
      return section.data.filter { $0.items == 0 }.map { data in
        report(
          .section(data.identifier),
          "section '\(data.identifier)' is empty, and takes \(parts.count > 1 ? "\(.sum(parts)) = \(total)" : total)",
          because: "boundary items stay, and with them the insets; without them the section would take no room",
          mend: [.deleteSections([data.identifier]), .apply])
      }
    }
  }
}

/// Which supplementary items of a section are of which kind.
private struct KindSurvey {
  struct Owner {
    var name: String
    var kind: String
  }

  private let draft: Draft
  private var known: [String: [Owner]] = [:]

  init(_ draft: Draft) { self.draft = draft }

  /// The boundary items, then what comes with items and groups, each as often as it is listed.
  mutating func owners(in section: SectionPart) -> [Owner] {
    let own = section.boundaries.compactMap { name in draft.boundaries[name].map { Owner(name: name, kind: $0.elementKind) } }
    guard !draft.badges.isEmpty, let group = section.group else { return own }
    return own + badges(below: group)
  }

  private mutating func badges(below group: String) -> [Owner] {
    if let known = known[group] { return known }
    var visits: [String: Int] = [:]
    var owners: [Owner] = []
    var open = [group]
    while let name = open.popLast(), let part = draft.parts[name] {
      // What is listed a third time tells no more than what is listed twice.
      guard visits[name, default: 0] < 2 else { continue }
      visits[name, default: 0] += 1
      for badge in part.badges { if let kind = draft.badges[badge]?.elementKind { owners.append(Owner(name: badge, kind: kind)) } }
      open += part.subitems.reversed()
    }
    known[group] = owners
    return owners
  }
}

extension RectAlignment {
  fileprivate var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  fileprivate var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  fileprivate var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  fileprivate var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }

  func isStart(_ axis: Axis) -> Bool { axis == .vertical ? isTop : isLeading }
  func isEnd(_ axis: Axis) -> Bool { axis == .vertical ? isBottom : isTrailing }

  /// The alignment at the other end of a section, for one that is at the top, or at the bottom; nil for others.
  fileprivate func opposite(ofTop: Bool) -> RectAlignment? {
    switch self {
    case .top where ofTop: .bottom
    case .topLeading where ofTop: .bottomLeading
    case .topTrailing where ofTop: .bottomTrailing
    case .bottom where !ofTop: .top
    case .bottomLeading where !ofTop: .topLeading
    case .bottomTrailing where !ofTop: .topTrailing
    case .none, .leading, .trailing, .top, .topLeading, .topTrailing, .bottom, .bottomLeading, .bottomTrailing: nil
    }
  }
}

import CompositionalLayout
import Documents
import Localization

/// The section provider, which chooses the layout section for each section of the snapshot.
extension Check {
  static let provider = [providesNil, indexIsIdentity, wideColumns, newerThanSystem]

  private static let providesNil = Check("prov-nil", .error, .layoutAndSnapshot, rule: "R13.1") { placed, report in
    let uses = placed.document.view.uses.elements
    let usual = (uses.first { $0.target == .every } ?? uses.first)?.component ?? placed.sections.first?.name
    return placed.data.enumerated().compactMap { index, section in
      guard section.component == nil, section.items > 0 else { return nil }
      return report(
        .section(section.identifier),
        "section \(index), '\(section.identifier)', has \(.items(section.items)) but no layout section",
        because: "the provider returns nil, so UIKit raises an exception",
        mend: usual.map { [.use($0, for: section.identifier)] } ?? [])
    }
  }

  private static let indexIsIdentity = Check("prov-index-identity", .warning, .layoutAndSnapshot, ofChange: switched) { placed, report in
    let provider = IndexProvider(placed)
    let switched = switched(placed.lastChange, report)
    let misplaced = provider.misplaced.map { place in
      report(
        .section(place.identifier),
        "index \(place.index) is now section '\(place.identifier)', but still gets the layout \(place.component)",
        because: lookUp, mend: provider.byIdentifier)
    }
    guard switched.isEmpty, misplaced.isEmpty, let absent = provider.absent else { return switched + misplaced }
    return [
      report(
        .component(absent.component),
        "\(absent.component) is used for index \(absent.index), but there are only \(placed.data.count) sections",
        because: "if a section is missing, the sections after it get each other's layouts; \(lookUp)", mend: provider.byIdentifier)
    ]
  }

  private static func switched(_ change: LastChange, _ report: Report) -> [Finding] {
    change.switchedSections.map { change in
      report(
        .section(change.section),
        "section '\(change.section)' moved, so its layout changed from \(change.old) to \(change.new)",
        because: lookUp, mend: [.use(change.old, for: change.section)])
    }
  }

  private static let lookUp: Phrase = "do not identify a section by its index; look up dataSource.sectionIdentifier(for: index)"

  /// In points; wider than any phone in portrait.
  private static let wide = 700.0
  /// The usual width of a cell, in points.
  private static let usualColumn = 200.0

  /// The number of columns for cells of the usual width, but at least one more than `count`.
  private static func columns(in room: Double, than count: Int) -> Int {
    max(clampedFloor(room / usualColumn, to: 0...100), count + 1)
  }

  private static let wideColumns = Check("prov-wide-columns", .hint, .layoutAndEnvironment, rule: "R2.12") { placed, report in
    let width = placed.environment.bounds.width
    guard width > wide, placed.document.view.configuration.scrollDirection == .vertical,
      !placed.document.view.uses.contains(where: { $0.condition != nil })
    else {
      return []
    }
    let used = Set(placed.document.view.uses.map { $0.component })
    let adapted = placed.document.view.sectionsAdaptedByCode
    return placed.sections.compactMap { section in
      guard !section.isOrthogonal, let group = section.group, group.hasFixedColumns, used.contains(section.name),
        !adapted.contains(section.name), let item = group.children.first
      else { return nil }
      return report(
        .component(section.name), "\(section.name) has \(group.fit.count) columns of \(.points(item.size.width)) in a view \(width) wide",
        because:
          "the number of columns does not depend on the width; choose it in a provider by environment.container.effectiveContentSize.width",
        mend: group.children.count > 1 || item.component.kind == .group
          ? []
          : [
            .widen(
              section: section.name, group: group.name, item: item.name, columns: columns(in: group.room, than: group.fit.count),
              from: wide)
          ])
    }
  }
}

extension Check {
  private static let newerThanSystem = Check("env-newer-api", .error, .layoutAndEnvironment, rule: "R0") { placed, report in
    let version = placed.environment.systemVersion
    return placed.document.components.keys.sorted().flatMap { name in
      let component = placed.document.components[name]
      return (component?.versionedAPIs ?? []).filter { $0.since > version }.map { api in
        report(
          .property(name, api.property), "\(name) uses \(api.name), but environment.os is \(version)",
          because: "\(api.name) is available from iOS \(api.since) on; on an older version, the call stops the app")
      }
    }
  }
}

private struct VersionedAPI {
  var name: String
  var property: PropertyName
  /// The first version of iOS that has it.
  var since: Int
}

extension Component {
  /// The API that a component needs and that is newer than compositional layouts.
  fileprivate var versionedAPIs: [VersionedAPI] {
    var all: [VersionedAPI] = []
    if let list = source?.list {
      all.append(VersionedAPI(name: "UICollectionLayoutListConfiguration", property: .appearance, since: 14))
      if list.headerTopPadding != nil { all.append(VersionedAPI(name: "headerTopPadding", property: .headerTopPadding, since: 15)) }
      if list.contentHuggingElements != .none {
        all.append(VersionedAPI(name: "contentHuggingElements", property: .contentHuggingElements, since: 18))
      }
    }
    if source?.contentInsetsReference != nil {
      all.append(VersionedAPI(name: "contentInsetsReference", property: .contentInsetsReference, since: 14))
    }
    if let section, section.supplementaryContentInsetsReference != .automatic {
      all.append(
        VersionedAPI(name: "supplementaryContentInsetsReference", property: .supplementaryContentInsetsReference, since: 16))
    }
    if arrangement?.repeatingSubitem != nil { all.append(VersionedAPI(name: "repeatingSubitem:count:", property: .repeating, since: 16)) }
    let uniform = Axis.allCases.filter { layoutSize?.dimension($0).isUniformAcrossSiblings ?? false }
    return all + uniform.map { VersionedAPI(name: "uniformAcrossSiblings", property: PropertyName($0), since: 17) }
  }
}

extension View {
  /// The values from which a provider can choose the number of columns.
  private static let widths: Set<String> = [
    "container.contentSize", "container.effectiveContentSize", "bounds", "screen.bounds", "device.userInterfaceIdiom",
    "traitCollection.userInterfaceIdiom", "traitCollection.horizontalSizeClass",
  ]

  /// The components of code whose provider reads a width, or has not run in this session.
  fileprivate var sectionsAdaptedByCode: Set<String> {
    guard let code, readByProvider.value.map({ $0.contains(where: Self.widths.contains) }) ?? true else { return [] }
    return Set(code.made)
  }
}

extension GroupPlace {
  /// Whether the number of columns is the same at every width. With lengths in points, a wider group has more columns.
  fileprivate var hasFixedColumns: Bool {
    guard axis == .horizontal, fit.count > 1 else { return false }
    switch group.content {
    case .subitems: return !isEstimated && children.allSatisfy { $0.dimension(axis).isFraction(of: axis) }
    case .count, .repeating: return true
    case .custom: return false
    }
  }
}

private struct IndexProvider {
  struct IndexedSection {
    var index: Int
    var identifier: String
    var component: String
  }

  let document: Document
  let data: [ServedSection]
  private var rows: [Int: String] = [:]

  init(_ placed: PlacedComponents) {
    document = placed.document
    data = placed.data
    for row in document.view.uses { if case .index(let index) = row.target { rows[index] = row.component } }
  }

  /// The sections whose layout is chosen by index.
  private var places: [IndexedSection] {
    rows.keys.sorted().compactMap { index in
      guard data.indices.contains(index), let component = rows[index], data[index].component == component else { return nil }
      return IndexedSection(index: index, identifier: data[index].identifier, component: component)
    }
  }

  /// The sections that have the name of a layout that is chosen for a different index.
  var misplaced: [IndexedSection] {
    let components = Set(rows.values)
    return places.filter { $0.component != $0.identifier && components.contains($0.identifier) }
  }

  /// The first use for an index that no section has.
  var absent: IndexedSection? {
    guard !data.isEmpty, let index = rows.keys.filter({ $0 >= data.count }).min(), let component = rows[index] else {
      return nil
    }
    return IndexedSection(index: index, identifier: "", component: component)
  }

  /// Chooses the same layouts by identifier: for each section, the layout with its name, or else its current layout.
  var byIdentifier: [Remedy] {
    let components = Set(rows.values)
    let others = document.view.uses.contains { row in
      if case .index = row.target { false } else { components.contains(row.component) }
    }
    guard !others else { return [] }
    return components.sorted().map { .unuse($0) }
      + places.map { .use(components.contains($0.identifier) ? $0.identifier : $0.component, for: $0.identifier) }
  }
}

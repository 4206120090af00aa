import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import HashTreeCollections
import LayoutComponents
import Snapshots

extension OtherWords where Document == Workspace {
  /// What people try in this shell, each with the line that does it.
  package static let shell = OtherWords(
    snapshots + views + components + surroundings + looks + session,
    readers: [
      LessonWords.reading, PinnedHeaders.reading, ScrollingWays.reading, ComponentWords.reading, FlowLayouts.reading, ItemLists.reading,
      GroupParts.reading, ItemSizes.reading, PropertyLooks.reading, ColumnsByWidth.reading, CellRatios.reading, RowSpacings.reading,
      LoneDimensions.reading, OrdinalLooks.paths, NounsBeforeVerbs.reading, SectionsWithItems.reading, SectionAmounts.reading,
      MarkedDifferences.reading, AssertedDevices.reading, AssertedErrors.reading, AssertedDifference.reading, AssertedLikeness.reading,
      AssertedPlaces.reading, AssertedValues.reading, AssertedRest.reading, ChangeQuestions.reading, ComparedItems.reading,
      DistanceQuestions.reading, Redirections.reading, PictureWords.reading, AppearanceWords.reading, StyleSheetWords.reading,
      DatabaseWords.reading, SizeQuestions.reading, OrdinalLooks.reading, SpacedColumns.reading, DeviceSpelling.reading,
      ItemPlaces.reading, ItemAmounts.reading, ItemAppends.reading, ItemSpelling.reading, TextSizeSpelling.reading,
      SectionInserts.reading, ExportSpelling.reading, InstallWords.reading, AbsentThings.reading, PropertySpelling.reading,
      SwiftCode.reading, NamedInQuestions.reasons,
    ], nouns: nouns, gists: gists, answers: answers, named: NamedInQuestions.reading
  ) { label, workspace in workspace.document.example(of: label) }

  /// UIKit's types as the first words of prose, each with what it is called here: `NSCollectionLayoutGroup horizontal of cell`.
  private static let nouns = [
    "nscollectionlayoutitem": "item", "nscollectionlayoutgroup": "group", "nscollectionlayoutsection": "section",
    "nscollectionlayoutsupplementaryitem": "badge", "nscollectionlayoutboundarysupplementaryitem": "header",
    "nscollectionlayoutdecorationitem": "background", "nsdiffabledatasourcesnapshot": "", "datasource": "", "uicollectionview": "",
    "uicollectionviewcompositionallayout": "layout", "uicollectionviewcell": "cell",
  ]

  static func same(verbatim table: String) -> [Rephrasing] { Rephrasing.rows(.same, kinds: kind, verbatim: table) }
  static func known(verbatim table: String) -> [Rephrasing] { Rephrasing.rows(.known, kinds: kind, verbatim: table) }
  static func offered(verbatim table: String) -> [Rephrasing] { Rephrasing.rows(.offered, kinds: kind, verbatim: table) }

  /// What things are made to be, rather than named.
  private static let unnamed = [
    "a", "an", "the", "be", "sizing", "self", "self-sizing", "selfsizing", "self-sized", "estimated", "dynamic", "automatic", "auto",
    "height", "width", "size", "full", "half", "same", "equal", "uniform", "first", "orthogonal", "orthogonally", "horizontal",
    "horizontally", "sideways", "vertical", "vertically", "paging", "paged", "snap", "snapping", "sticky", "pinned", "floating", "list",
    "draggable", "scrollable", "collapsible", "expandable", "foldable", "selectable", "reorderable", "movable", "resizable", "tappable",
    "editable", "bold", "collapse", "expand", "snapshot", "with", "wide", "tall", "nested", "title",
  ]

  /// How near a place is that a line names.
  private static let adverbs = ["right", "just", "directly", "immediately", "somewhere"]

  /// The kind of a name in a pattern: one that the document knows, a number, or any word.
  @Sendable static func kind(_ label: String) -> Rephrasing.Kind {
    if label == "number" { return .number }
    if label == "id" || label == "name" {
      return .noneOf(
        (label == "id" ? [] : unnamed) + adverbs + [
          "item", "items", "cell", "cells", "elements", "header", "footer", "badge", "background", "group", "spacing", "padding", "to",
          "in",
          "for", "of", "at", "from", "point", "again", "copies", "twice", "numbers", "taller", "wider", "smaller", "bigger", "larger",
          "narrower", "shorter", "square", "on", "by", "with", "that", "which", "is", "are", "scroll", "scrolling", "have", "has", "inset",
          "margin", "columns", "before", "after", "section", "space", "gap", "sections", "called", "named", "the", "an", "snapshot",
          "child",
          "children", "inside",
        ])
    }
    // What is no name where one is made.
    if label == "new" {
      return .noneOf(adverbs + ["here", "something"])
    }
    if label == "newView" {
      return .noneOf(unnamed + ["controller", "layout", "template", "above", "below", "beside", "please", "smaller", "larger", "scroll"])
    }
    if label == "newMark" {
      return .noneOf(["changed", "dirty", "modified", "updated", "stale", "reloaded", "done", "read", "new", "deleted", "selected"])
    }
    if label == "file" {
      return .noneOf(["png", "pdf", "svg", "json", "csv", "html", "swift", "jpg", "image", "picture", "test", "tests"])
    }
    // On another device there are others.
    if label == "sight" { return .noneOf(["iphone", "ipad", "iPhone", "iPad", "iphone?", "ipad?", "iPhone?", "iPad?"]) }
    if label == "json" { return .ending(".json") }
    if label == "text" { return .ending(".txt") }
    if label == "script" { return .ending(".galley") }
    if label == "swift" { return .ending(".swift") }
    if label == "argument" { return .noneOf(AbsentThings.reports) }
    if label == "listType" { return .oneOf(["List"]) }
    if label == "trait" { return .oneOf(PropertyName.allCases.map { $0.rawValue } + PropertySpelling.otherNames.keys) }
    if label == "template" { return .oneOf(TemplateCommands.names) }
    return Live.allCases.first { $0.label == label }.map { .live($0.rawValue) } ?? .any
  }
}

extension Live {
  /// Its name in a pattern.
  fileprivate var label: String {
    switch self {
    case .section: "section"
    case .item: "item"
    case .component: "component"
    case .property: "property"
    case .view: "view"
    case .cell: "cell"
    case .device: "device"
    case .selector: "selector"
    case .value, .condition, .posture, .command, .lesson, .mark, .check: ""
    }
  }
}

extension Document {
  /// Whether it has an item, a section or a component of a name.
  func has(_ name: String, as noun: String) -> Bool {
    switch noun {
    case "item": view.pending.contains(item: view.identifier(for: name))
    case "section": view.pending.contains(section: name)
    default: components[name] != nil
    }
  }

  /// A name for a line that is offered: one of the document's where there is one, so that the line can be typed as it is.
  package func example(of label: String) -> String {
    let section = view.pending.sectionIdentifiers.first { !((try? view.pending.itemIdentifiers(inSection: $0)) ?? []).isEmpty }
    switch label {
    case "someItem": return section.flatMap { try? view.pending.itemIdentifiers(inSection: $0).first?.name }.map(quotedIfNeeded) ?? "a"
    case "lastItem":
      return section.flatMap { try? view.pending.itemIdentifiers(inSection: $0).last?.name }.map(quotedIfNeeded) ?? "b"
    case "someSection": return (section ?? view.pending.sectionIdentifiers.first).map(quotedIfNeeded) ?? "main"
    case "newSection": return ["main", "next", "second", "third", "fourth"].first { !view.pending.contains(section: $0) } ?? "another"
    case "someCell": return component(of: .item) ?? "cell"
    case "someGroup": return component(of: .group) ?? "row"
    case "someLayoutSection": return component(of: .section) ?? "grid"
    case "newItem": return (1...).lazy.map { "item\($0)" }.first { !view.pending.contains(item: view.identifier(for: $0)) } ?? "item"
    case "width": return shortest(view.bounds.width)
    case "height": return shortest(view.bounds.height)
    case "contentSize": return (try? solution(of: view))?.contentSize.typed ?? view.bounds.typed
    default: return label
    }
  }

  /// The name of a component of a kind: of one that a view uses, if there is one.
  func component(of kind: Component.Kind) -> String? {
    let names = components.keys.filter { components[$0]?.kind == kind }.sorted()
    let used = Set(view.uses.map { $0.component })
    return (names.first { used.contains($0) } ?? names.first).map(quotedIfNeeded)
  }
}

import CompositionalLayout
import Documents
import Localization
import Rendering

extension Step {
  /// The code that set the property on which the step depends; nil if commands set it, or if no single property decides the step.
  package func source(_ names: StepNames, in document: Document) -> SourceRange? {
    guard let property = decidingProperty else { return nil }
    switch subject {
    case .layout: return document.source(of: property, of: nil)
    case .section: return names.list == nil ? document.source(of: property, of: names.section.english) : nil
    case .group(let path), .item(let path): return names.subitems[path].flatMap { document.source(of: property, of: $0) }
    case .element, .decoration, .layoutItem: return names.component.flatMap { document.source(of: property, of: $0) }
    case .container: return nil
    }
  }

  private var decidingProperty: PropertyName? {
    switch reason {
    case .given, .fraction, .exactFraction, .notMeasured, .measured, .uniform: PropertyName(axis)
    case .countShare: .count
    case .fit(let fit): if case .count = fit.cause { .count } else { nil }
    case .sectionInsets, .sectionInsetsKept, .groupInsets, .itemInsets, .itemInsetsBeyond, .itemInsetsIgnored, .sectionInset, .groupInset,
      .itemInset:
      .contentInsets
    case .spacing, .leftoverShare: .interItemSpacing
    case .slotsBefore(let slots): slots.gap == 0 ? nil : .interItemSpacing
    case .groupsBefore(let groups): groups.spacing == 0 ? nil : .interGroupSpacing
    case .sectionsBefore(_, _, let spacing): spacing == 0 ? nil : .interSectionSpacing
    case .groupEdge, .slotAcross: .edgeSpacing
    case .referenceInsets, .referenceInset: .contentInsetsReference
    case .containerAnchor, .anchorOffset: .containerAnchor
    case .ownAnchor: .itemAnchor
    case .beforeRegion, .afterRegion, .aligned, .noAlignment: .alignment
    case .offset: .offset
    case .pinned: .pinToVisibleBounds
    case .bounds, .boundaryInsets, .boundaryInsetsKept, .custom, .sectionLength, .contentStart, .layoutItems, .boundaryItems,
      .groupEdgesBefore, .groupsMeasured, .slotEdges, .customOrigin, .containerStart, .pixels, .mirrored, .extent:
      nil
    }
  }
}

extension SourceRange {
  /// The members of the object in JSON.
  package static let shape: JSONShape = ["file": .optional(.string), "line": .integer, "column": .integer, "length": .integer]

  package var record: JSON {
    ["file": .optional(file), "line": .integer(line), "column": .integer(column), "length": .integer(length)]
  }
}

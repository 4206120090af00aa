/// A snapshot to apply after the first one.
struct ProbeSnapshot: Sendable {
  var sections: [ProbeSection]
  var reloadedSections: [String]
  var reloadedItems: [String]
  var reconfiguredItems: [String]
  var usesReloadData: Bool
  /// The outlines of hierarchical sections.
  var outlines: [ProbeOutline]
  /// The section to which only its outline is applied; nil if the whole snapshot is applied.
  var outlineSection: String?
  /// The preferred sizes of views, by kind and index path.
  var sizes: [String: ProbeSize]

  init(
    _ sections: [ProbeSection], reloadedSections: [String] = [], reloadedItems: [String] = [], reconfiguredItems: [String] = [],
    usesReloadData: Bool = false, outlines: [ProbeOutline] = [], outlineSection: String? = nil, sizes: [String: ProbeSize] = [:]
  ) {
    (self.sections, self.reloadedSections, self.reloadedItems) = (sections, reloadedSections, reloadedItems)
    (self.reconfiguredItems, self.usesReloadData) = (reconfiguredItems, usesReloadData)
    (self.outlines, self.outlineSection, self.sizes) = (outlines, outlineSection, sizes)
  }
}

struct ProbeSection: Sendable {
  var name: String
  var items: [String]

  init(_ name: String, _ items: [String]) { (self.name, self.items) = (name, items) }
}

struct ProbeOutline: Sendable {
  var section: String
  var branches: [ProbeBranch]
  var expanded: [String]

  init(_ section: String, _ branches: [ProbeBranch], expanded: [String]) {
    (self.section, self.branches, self.expanded) = (section, branches, expanded)
  }
}

/// The children of an item, or the roots if the parent is nil.
struct ProbeBranch: Sendable {
  var parent: String?
  var children: [String]

  init(_ parent: String?, _ children: [String]) { (self.parent, self.children) = (parent, children) }
}

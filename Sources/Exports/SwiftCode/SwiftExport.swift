import CommandLanguage
import Documents
import Localization
import Snapshots

/// A document's views as UIKit code to paste into Xcode. Each view becomes a type with its layout and applied snapshot, and a view
/// controller that shows them.
package struct SwiftExport {
  let text: String
  /// The parts that UIKit would reject.
  let refusals: [Phrase]

  /// - Parameters:
  ///   - isLayoutOnly: Whether to leave out the view controllers.
  ///   - isPortable: Whether the code also compiles on platforms without UIKit.
  ///   - isProbe: Whether the code is for a probe, whose steps apply snapshots with any sections.
  ///   - isWhole: Whether the code is to be continued: it has the components that nothing uses yet, and a snapshot to change.
  init(
    of document: Document, isLayoutOnly: Bool = false, isPortable: Bool = false, isProbe: Bool = false, isWhole: Bool = false
  ) {
    var refusals: [Phrase] = []
    var lines = isPortable ? ["#if canImport(UIKit)", "  import UIKit", "#else", "  import UIKitLayout", "#endif"] : ["import UIKit"]
    for named in Self.views(of: document) {
      let (view, name) = (named.view, named.name)
      let refused = SwiftRefusals(of: view, in: document)
      let sections = SwiftSections(of: view, isProbe: isProbe)
      let layout = SwiftLayout(of: view, in: document, sections, refused, isWhole: isWhole)
      let snapshot = SwiftSnapshot(of: view, sections, isToGrow: isWhole)
      lines += Self.screen(of: view, name, layout, snapshot)
      if !isLayoutOnly { lines += SwiftController(of: view, in: document, name, layout, sections, snapshot).lines }
      refusals += refused.sentences
    }
    text = lines.joined(separator: "\n") + "\n"
    self.refusals = refusals
  }

  /// The code, with the parts that UIKit would reject as remarks.
  ///
  /// - Throws: An error if groups are nested too deeply to be written.
  package static func content(
    of document: Document, isLayoutOnly: Bool, isPortable: Bool = false, isProbe: Bool = false, isWhole: Bool = false
  ) throws(Diagnostic) -> ExportedContent {
    for view in document.views {
      for use in view.uses { try document.components.checkNesting(ofSection: use.component) }
    }
    let export = SwiftExport(of: document, isLayoutOnly: isLayoutOnly, isPortable: isPortable, isProbe: isProbe, isWhole: isWhole)
    return .code(export.text, remarks: export.refusals)
  }

  /// A view, and the common prefix of the names of its types.
  private struct NamedView {
    var view: View
    var name: String
  }

  /// The views that have content, and the current one.
  private static func views(of document: Document) -> [NamedView] {
    var names = SwiftTypeNames()
    let views = document.views.filter { $0.hasContent || $0.name == document.view.name }
    return views.map { NamedView(view: $0, name: names.name(of: $0.name)) }
  }

  static func viewNames(of document: Document) -> [String] { views(of: document).map { $0.view.name } }

  static func typeName(of view: View, in document: Document) -> String {
    (views(of: document).first { $0.view.name == view.name }?.name ?? "") + "Screen"
  }

  /// The earliest iOS version that has all APIs of the type with a view's layout and snapshot. Code that uses the type needs this version
  /// too.
  static func system(of view: View, _ layout: SwiftLayout) -> Int {
    let outlines = view.shownOutlines.isEmpty ? [] : ["NSDiffableDataSourceSectionSnapshot"]
    return SwiftVersion.needed(for: layout.members.flatMap { $0 } + outlines)
  }

  private static func screen(of view: View, _ name: String, _ layout: SwiftLayout, _ snapshot: SwiftSnapshot) -> [String] {
    let body = (layout.members + snapshot.members).joined(separator: [""]).map { $0.isEmpty ? "" : "  " + $0 }
    return ["", "/// The layout and the snapshot of the collection view \(SwiftExpression.literal(view.name))."]
      + SwiftVersion.attribute(system(of: view, layout)) + ["@MainActor", "enum \(name)Screen {"] + body + ["}"]
  }
}

extension View {
  fileprivate var hasContent: Bool { !uses.isEmpty || applied.numberOfSections > 0 }
}

/// Makes distinct prefixes for the types of views.
private struct SwiftTypeNames {
  private var taken: Set<String> = []

  /// The prefix of the view's `Screen` and `ViewController` types, chosen to avoid names of UIKit.
  mutating func name(of view: String) -> String {
    let upper = SwiftNames.upper(view)
    let start = upper.first?.isLetter == true && !upper.hasPrefix("UI") ? upper : "View" + upper
    var candidate = start
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = start + String(number)
      number += 1
    }
    return candidate
  }
}

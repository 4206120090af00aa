import CommandLanguage
import Documents
import Localization
import Snapshots

/// A document's views as UIKit code, to be pasted into Xcode: for each a type with its layout and its applied snapshot, and a view
/// controller that shows them.
package struct SwiftExport {
  let text: String
  /// What UIKit would refuse of it.
  let refusals: [Phrase]

  /// - Parameter isLayoutOnly: Whether the view controllers are left out.
  init(of document: Document, isLayoutOnly: Bool = false) {
    var refusals: [Phrase] = []
    var lines = ["import UIKit"]
    for named in Self.views(of: document) {
      let (view, name) = (named.view, named.name)
      let refused = SwiftRefusals(of: view, in: document)
      let layout = SwiftLayout(of: view, in: document, refused)
      let snapshot = SwiftSnapshot(of: view)
      lines += Self.screen(of: view, name, layout, snapshot)
      if !isLayoutOnly { lines += SwiftController(of: view, in: document, name, layout, snapshot).lines }
      refusals += refused.sentences
    }
    text = lines.joined(separator: "\n") + "\n"
    self.refusals = refusals
  }

  /// The code, with what UIKit would refuse of it as remarks; throws if groups are nested too deep to be written.
  package static func content(of document: Document, isLayoutOnly: Bool) throws(Diagnostic) -> ExportedContent {
    for view in document.views {
      for use in view.uses { try document.components.checkNesting(ofSection: use.component) }
    }
    let export = SwiftExport(of: document, isLayoutOnly: isLayoutOnly)
    return .code(export.text, remarks: export.refusals)
  }

  /// A view with the name of its types without their endings.
  private struct NamedView {
    var view: View
    var name: String
  }

  /// The views that show anything, and the current one.
  private static func views(of document: Document) -> [NamedView] {
    var names = SwiftTypeNames()
    let views = document.views.filter { $0.hasContent || $0.name == document.view.name }
    return views.map { NamedView(view: $0, name: names.name(of: $0.name)) }
  }

  /// The names of the views that are written.
  static func viewNames(of document: Document) -> [String] { views(of: document).map { $0.view.name } }

  /// The name of the type that has a view's layout and snapshot.
  static func typeName(of view: View, in document: Document) -> String {
    (views(of: document).first { $0.view.name == view.name }?.name ?? "") + "Screen"
  }

  /// The first version of iOS that has everything in the type with a view's layout and snapshot: all that uses the type needs it too.
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
  /// Whether it shows anything, or has a layout that would.
  fileprivate var hasContent: Bool { !uses.isEmpty || applied.numberOfSections > 0 }
}

/// Distinct names of the types of views.
private struct SwiftTypeNames {
  private var taken: Set<String> = []

  /// What stands before `Screen` and `ViewController`, which UIKit calls nothing of its own.
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

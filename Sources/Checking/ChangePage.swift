import CompositionalLayout
import Documents
import Localization
import Rendering

/// A page with the screens of changed layouts before and after, for the artifact of a pull request. It has no scripts.
package struct ChangePage: Sendable {
  private var sections: [String] = []
  private static let mostScreens = 3
  /// The width of a screen in CSS pixels, and the largest height.
  private static let width = 220.0
  private static let height = 460.0

  package init(_ check: LayoutCheck, _ report: CheckReport, of folder: SolvedFolder, against lock: LockFile) {
    let names = check.changes.map { $0.layout }.reduce(into: [LayoutName]()) { if !$0.contains($1) { $0.append($1) } }
    for name in names {
      let changes = check.changes.filter { $0.layout == name }
      let causes = report.entries.filter { $0.layout == name && $0.rule == "changed-layout" }
        .map { "<li>\(xml($0.source.file ?? name.file)):\($0.source.line): \(xml($0.message))</li>" }.joined()
      let environments = folder.matrix.environments.filter { environment in
        changes.contains { $0.frames.contains { $0.environment == environment } }
      }
      // Environments with the same screens are shown once.
      var pairs: [(before: [LockedRow], after: [LockedRow], places: Set<TestedEnvironment>)] = []
      for environment in environments {
        let before = lock.rows[name]?[environment] ?? []
        let after = folder.lock.rows[name]?[environment] ?? []
        if let index = pairs.firstIndex(where: { $0.before == before && $0.after == after }) {
          pairs[index].places.insert(environment)
        } else {
          pairs.append((before, after, [environment]))
        }
      }
      let screens = pairs.prefix(Self.mostScreens).map { pair in
        let changed = Set(pair.before).symmetricDifference(pair.after)
        let places = folder.matrix.names(of: pair.places).joined(separator: ", ")
        return "<figure><figcaption>\(xml(places))</figcaption><div class=\"pair\">"
          + "\(Self.screen(pair.before, changed, "before"))\(Self.screen(pair.after, changed, "after"))</div></figure>"
      }
      let rest = pairs.count - screens.count
      sections.append(
        "<section><h2>\(xml(name.text))</h2><ul>\(causes)</ul><div class=\"screens\">\(screens.joined())</div>"
          + (rest > 0 ? "<p>and \(rest) more screens</p>" : "") + "</section>")
    }
    let others = report.entries.filter { $0.rule != "changed-layout" }
    if !others.isEmpty {
      let lines = others.map { "<li>\(xml($0.source.file ?? $0.layout.file)):\($0.source.line): \(xml($0.message))</li>" }.joined()
      sections.append("<section><h2>Other problems</h2><ul>\(lines)</ul></section>")
    }
    if sections.isEmpty { sections = ["<p>\(xml(report.summary))</p>"] }
  }

  /// The boxes of a screen. Changed ones have a thick border.
  private static func screen(_ rows: [LockedRow], _ changed: Set<LockedRow>, _ caption: String) -> String {
    let size = rows.first { $0.key == "content" }?.value.split(separator: " ").compactMap { Double($0) } ?? []
    guard size.count == 2, size[0] > 0 else { return "<p class=\"none\">\(caption): no layout</p>" }
    let scale = width / size[0]
    let shown = min(size[1], height / scale)
    let boxes = rows.compactMap { row -> String? in
      let numbers = row.value.split(separator: " ").prefix(4).compactMap { Double($0) }
      guard numbers.count == 4, row.key != "content", CodeValue(key: row.key) == nil, numbers[1] < shown else { return nil }
      let kind = row.key.hasPrefix("cell ") ? "cell" : "other"
      return "<rect class=\"\(kind)\(changed.contains(row) ? " changed" : "")\" x=\"\(rounded(numbers[0]))\" y=\"\(rounded(numbers[1]))\""
        + " width=\"\(rounded(max(0, numbers[2])))\" height=\"\(rounded(max(0, numbers[3])))\"><title>\(xml("\(row.key): \(row.value)"))</title></rect>"
    }
    return "<div><p>\(caption), \(rounded(size[0])) × \(rounded(size[1]))</p>"
      + "<svg role=\"img\" aria-label=\"\(caption)\" width=\"\(rounded(width))\" height=\"\(rounded(shown * scale))\""
      + " viewBox=\"0 0 \(rounded(size[0])) \(rounded(shown))\">\(boxes.joined())</svg></div>"
  }

  package var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>Changed layouts</title>
    <style>
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
    body { max-width: 1100px; margin: 24px auto; padding: 0 16px; }
    h2 { font-size: 17px; overflow-wrap: anywhere; }
    .screens { display: flex; flex-wrap: wrap; gap: 24px; }
    .pair { display: flex; gap: 12px; }
    figure { margin: 0; }
    figcaption { font-weight: 600; }
    svg { border: 1px solid #8888; border-radius: 6px; }
    rect { fill: #8884; stroke: #888; stroke-width: 1; vector-effect: non-scaling-stroke; }
    rect.other { fill: #36c3; }
    rect.changed { stroke: #d33; stroke-width: 2; fill: #d333; }
    </style>
    </head>
    <body>
    <h1>Changed layouts</h1>
    \(sections.joined(separator: "\n"))
    </body>
    </html>

    """
  }
}

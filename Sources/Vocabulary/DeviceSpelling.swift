import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import LayoutComponents
import Snapshots

/// Devices as people write them: `device iPhone 16 Pro`, `iphone15`, `landscape`.
enum DeviceSpelling {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    var words = tried.words.map { $0.withoutQuotes.lowercased() }
    words.removeAll { ["xcrun", "simctl", "boot"].contains($0) }
    if ["set", "use", "select", "switch", "run", "simulate", "rotate", "turn", "flip", "orient"].contains(words.first), words.count > 1 {
      words.removeFirst()
    }
    if words.first == "to" || words.first == "on" { words.removeFirst() }
    if words.count > 2, words[0] == "environment", words[1] == "device" { words.removeFirst() }
    if words.count > 1, ["env.device", "environment.device"].contains(words[0]) { words[0] = "device" }
    if words.count > 1, screens.contains(words[0]), words[words[1] == "=" ? min(2, words.count - 1) : 1].hasPrefix("ip") {
      words[0] = "device"
    }
    let isDeclared = words.first == "device"
    if isDeclared { words.removeFirst() }
    if words.first == "=" || isDeclared && ["to", "set", "use", "is"].contains(words.first) { words.removeFirst() }
    if words.last == "mode", words.count > 1 { words.removeLast() }
    let postures = words.filter { Posture(rawValue: $0) != nil }
    words.removeAll { postures.contains($0) }
    if words.isEmpty { return held(postures, workspace.document, isDeclared) }
    guard isDeclared || words[0].hasPrefix("iphone") || words[0].hasPrefix("ipad") else {
      return compared(in: words) ?? mentioned(in: words, postures, workspace.document) ?? seen(words, postures, workspace.document)
    }
    let spelling = words.joined(separator: "")
    let names = Device.names(spelt: spelling)
    guard let name = names.first else { return nil }
    let sorted = Device.usual.filter(names.contains) + names.filter { !Device.usual.contains($0) }
    let lines = sorted.prefix(4).map { (["device", $0] + postures).joined(separator: " ") }
    return names.count == 1 ? .init(.same, [MeantLine(lines[0])], saidOnce: name) : .offering(lines)
  }

  private static let screens: Set<String> = ["container", "screen", "view", "bounds", "simulator", "phone", "environment"]

  /// A device at the end of a sentence: `show me what it looks like on an iPhone SE`.
  private static func mentioned(in words: [String], _ postures: [String], _ document: Document) -> OtherWords<Workspace>.Reading? {
    let start = words.firstIndex { ["iphone", "ipad"].contains($0) || $0.hasPrefix("iphone-") || $0.hasPrefix("ipad-") }
    let leading: Set<String> = ["on", "an", "a", "for", "with", "to", "draw", "show", "preview"]
    guard let start, start > 0, leading.contains(words[start - 1]), !words.contains("columns") else { return nil }
    guard let device = device(words[start...].filter { !["in", "on", "mode", "please"].contains($0) }) else { return nil }
    let asked = words[..<(start - 1)].last { name in document.view.applied.itemIdentifiers.contains { $0.name == name } }
    let isTested = words.contains { ["overlap", "overlaps", "overlapping", "warnings", "warning", "fits", "clipped", "lint"].contains($0) }
    let look = isTested ? "expect lint" : asked.map { "frames \(quotedIfNeeded($0))" } ?? (isSight(words) ? "visible" : "draw")
    return .offering([(["device", device] + postures).joined(separator: " ") + "; " + look])
  }

  /// Whether words ask for what is in sight.
  static func isSight(_ words: [String]) -> Bool {
    words.contains { ["visible", "fit", "onscreen", "shown"].contains($0) } || words.contains("can") && words.contains("see")
  }

  /// The device that words name; a common one for `iphone` and `ipad` alone.
  static func device(_ words: some Sequence<String>) -> String? {
    let named = words.map { $0.filter { $0 != "?" } }
    return Device.names(spelt: named == ["ipad"] ? "ipadpro11" : named == ["iphone"] ? "iphone16" : named.joined()).last
  }

  /// Two devices of one layout: `compare iphone 15 and ipad`.
  private static func compared(in words: [String]) -> OtherWords<Workspace>.Reading? {
    let named = words.drop { !$0.hasPrefix("ip") }.split { ["and", "with", "vs", "to", "on", "or"].contains($0) }
    let next = named.first?.dropFirst().firstIndex { $0.hasPrefix("ip") }
    let split = next.map { [named[0][..<$0], named[0][$0...]] } ?? named
    guard ["compare", "diff", "difference"].contains(words[0]), split.count == 2, let one = device(split[0]),
      let other = device(split[1])
    else { return nil }
    return .offering(["device \(one); mark first; device \(other); compare mark first"])
  }

  /// A posture at the end of a wish to see: `show me the layout in landscape`.
  private static func seen(_ words: [String], _ postures: [String], _ document: Document) -> OtherWords<Workspace>.Reading? {
    let looks: Set<String> = ["which", "show", "draw", "see", "preview", "view", "look", "display", "what", "how"]
    guard let first = words.first, looks.contains(first), let line = held(postures, document, false)?.lines.first else { return nil }
    return .offering([line.text + (isSight(words) ? "; visible" : "; draw")])
  }

  /// `landscape` alone: the device that is held already, or the view's bounds, turned if they are not so.
  private static func held(_ postures: [String], _ document: Document, _ isDeclared: Bool) -> OtherWords<Workspace>.Reading? {
    guard let posture = postures.first, postures.count == 1, posture == "landscape" || posture == "portrait" else { return nil }
    let line = document.environment.device.map { "device \($0.name) \(posture)" } ?? document.turning(to: posture)
    return .init(.known, [MeantLine(line)], saidOnce: posture)
  }
}

extension Document {
  /// The line that brings the bounds of a view without a device into a posture, or states those that it has.
  fileprivate func turning(to posture: String) -> String {
    let isLandscape = view.bounds.width > view.bounds.height
    return isLandscape == (posture == "landscape") ? "container \(view.bounds.typed)" : "rotate"
  }
}

extension String {
  fileprivate var withoutQuotes: String {
    count > 1 && (first == "\"" || first == "'") && last == first ? String(dropFirst().dropLast()) : self
  }
}

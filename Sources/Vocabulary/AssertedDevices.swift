import CommandLanguage
import Commands
import Documents
import LayoutComponents
import Snapshots

/// A test of the layout on several devices, as the expectation that `lint` finds no errors on each: `test this layout on iPad and iPhone`.
enum AssertedDevices {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = (tried.spellings.last ?? tried).words.map { $0.lowercased() }
    let spoken = words.first == "on" || words.first == "if" ? words.first(where: verbs.contains) : words.first
    guard let first = spoken, verbs.contains(first), !words.contains(where: { ["compare", "diff"].contains($0) }) else { return nil }
    let named = devices(in: words)
    if let family = family(in: words) { return .offering([family.map { "device \($0); expect lint" }.joined(separator: "; ")]) }
    if named.count == 1, ofOne.contains(first) { return .offering([line(on: named[0], words, workspace.document)]) }
    let isAboutAll = words.contains { ["device", "devices", "phones", "simulators", "sizes", "screens"].contains($0) }
    guard
      named.count > 1
        || isAboutAll
          && words.contains(where: {
            ["all", "any", "every", "each", "over", "in", "several", "different", "other", "more", "many"].contains($0)
          })
    else { return nil }
    let lines = (named.count > 1 ? named : usual).map { "device \($0); expect lint" }
    return .offering([lines.joined(separator: "; ")])
  }

  private static let verbs: Set<String> = [
    "test", "run", "check", "verify", "expect", "assert", "repeat", "try", "for", "foreach", "loop", "iterate", "ensure", "validate",
    "lint",
  ]
  /// Verbs with which one device is enough; others only use it.
  private static let ofOne: Set<String> = ["test", "check", "verify", "expect", "assert", "ensure", "validate"]

  /// What is expected on one device: what was there before, the frames of items or of everything, or no errors.
  private static func line(on device: String, _ words: [String], _ document: Document) -> String {
    if words.contains(where: ["same", "identical", "equal"].contains) { return "mark first; device \(device); compare mark first" }
    let items = words.filter { name in document.view.applied.itemIdentifiers.contains { $0.name == name } }
    let isMeasured = words.contains { ["width", "height", "wide", "tall", "frame", "columns", "rows", "size", "frames"].contains($0) }
    guard !items.isEmpty || isMeasured else { return "device \(device); expect lint" }
    return ["device \(device)", ExpectCommands.line("frames", items), "expect record"].joined(separator: "; ")
  }

  /// A small phone, a common one and a tablet.
  private static let usual = ["iphone-se-3", "iphone-16", "ipad-pro-11"]

  /// The small and the large ones of the phones or tablets that a line is about as a whole: `all iPhones`.
  private static func family(in words: [String]) -> [String]? {
    guard let plural = words.first(where: { families[$0] != nil }),
      words.contains(where: { ["all", "every", "each", "several"].contains($0) })
    else { return nil }
    return families[plural]
  }

  private static let phones = ["iphone-se-3", "iphone-16", "iphone-16-plus"]
  private static let tablets = ["ipad-mini-6", "ipad-pro-11", "ipad-pro-13-m4"]
  private static let families = [
    "iphones": phones, "phones": phones, "iphone": phones, "ipads": tablets, "tablets": tablets, "ipad": tablets,
  ]

  /// The devices that a line names; a common one for `iphone` and `ipad` alone.
  private static func devices(in words: [String]) -> [String] {
    let starts = words.indices.filter { words[$0].hasPrefix("iphone") || words[$0].hasPrefix("ipad") }
    return starts.enumerated().compactMap { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] : words.count
      let spelt = words[start..<end].prefix { !["and", "with", "or", "in", "on", "&", "then"].contains($0) }
      return DeviceSpelling.device(spelt)
    }
  }
}

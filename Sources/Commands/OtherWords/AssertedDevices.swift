import CommandLanguage
import Documents
import LayoutComponents

/// A test of the layout on several devices, as the expectation that `lint` finds no errors on each: `test this layout on iPad and iPhone`.
enum AssertedDevices {
  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = (tried.spellings.last ?? tried).words.map { $0.lowercased() }
    guard let first = words.first, verbs.contains(first), !words.contains(where: { ["compare", "diff"].contains($0) }) else { return nil }
    let named = devices(in: words)
    let isAboutAll = words.contains { ["device", "devices", "phones", "simulators", "sizes", "screens"].contains($0) }
    guard
      named.count > 1
        || isAboutAll && words.contains(where: { ["all", "every", "each", "several", "different", "other", "more", "many"].contains($0) })
    else { return nil }
    let lines = (named.count > 1 ? named : usual).map { "device \($0); expect lint" }
    return .offering([lines.joined(separator: "; ")])
  }

  private static let verbs: Set<String> = [
    "test", "run", "check", "verify", "expect", "assert", "repeat", "try", "ensure", "validate", "lint",
  ]
  /// A small phone, a common one and a tablet.
  private static let usual = ["iphone-se-3", "iphone-16", "ipad-pro-11"]

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

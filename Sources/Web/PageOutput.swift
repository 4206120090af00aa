import Sessions

/// Passes a session's answers to the page.
final class PageOutput: Output {
  override func write(_ text: String) { hand(text, to: .answer) }

  override func writeError(_ text: String) { hand(text, to: .error) }

  override func accepted(_ lines: [UInt8]) { lines.withUnsafeBufferPointer { hand($0, to: .journal) } }
}

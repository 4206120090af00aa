/// Where a session prints: answers, and errors apart from them.
package protocol Output: TextOutputStream {
  mutating func writeError(_ text: String)
  /// Lines were accepted, and are about to be answered.
  mutating func accepted(_ lines: [UInt8])
}

extension Output {
  package mutating func accepted(_ lines: [UInt8]) {}
}

/// An output that hears of errors alone.
struct ErrorsAlone<Base: Output>: Output {
  var output: Base

  mutating func write(_ text: String) {}
  mutating func writeError(_ text: String) { output.writeError(text) }
}

/// An output that keeps nothing.
struct Silence: Output {
  mutating func write(_ text: String) {}
  mutating func writeError(_ text: String) {}
}

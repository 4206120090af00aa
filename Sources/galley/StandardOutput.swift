import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output and standard error, in the order in which things were said.
///
/// Answers are gathered until a command is done, then written at once; nothing is written where nothing was said. A long answer is
/// written as it grows.
struct StandardOutput: Output {
  private static let mostGathered = 1 << 16
  private var gathered: [UInt8] = []
  /// Answers are dropped; errors are not.
  var isSilent = false
  /// What is told of accepted lines before they are answered.
  var journal: Journal?

  mutating func write(_ text: String) {
    guard !isSilent else { return }
    gathered.append(contentsOf: text.utf8)
    if gathered.count >= Self.mostGathered { flush() }
  }

  mutating func writeError(_ text: String) {
    flush()
    Self.writeAll(Array(text.utf8), to: 2)
  }

  /// Says something on standard error that belongs to no answer.
  static func tell(_ text: String) { writeAll(Array(text.utf8), to: 2) }

  mutating func accepted(_ lines: [UInt8]) { journal?.append(lines) }

  mutating func flush() {
    guard !gathered.isEmpty else { return }
    Self.writeAll(gathered, to: 1)
    gathered.removeAll(keepingCapacity: true)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR || errno == EAGAIN { continue }
          return
        }
        rest = rest.dropFirst(count)
      }
    }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #else
      Glibc.write(descriptor, bytes, count)
    #endif
  }
}

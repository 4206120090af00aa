import Wording

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A system call that was refused, with the system's reason.
package struct SystemFailure: Error, Equatable {
  /// The system's error number.
  package var code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The refusal of the call that was made last.
  static var last: SystemFailure {
    SystemFailure(code: errno)
  }

  /// The system's words for it, with a small letter first.
  package var reason: Phrase {
    let words = String(cString: strerror(code))
    return Phrase(saying: words.prefix(1).lowercased() + words.dropFirst())
  }
}

/// The result of a system call, or its failure where it is negative.
func checked<Result: SignedInteger>(_ result: Result) throws(SystemFailure) -> Result {
  if result < 0 { throw .last }
  return result
}

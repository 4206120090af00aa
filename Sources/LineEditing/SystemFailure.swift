import Localization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failed system call, with the system's error number.
package struct SystemFailure: Error, Equatable {
  package var code: Int32

  package init(code: Int32) {
    self.code = code
  }

  static var last: SystemFailure {
    SystemFailure(code: errno)
  }

  /// The system's message, starting with a lowercase letter.
  package var reason: Phrase {
    let words = String(cString: strerror(code))
    return Phrase(saying: words.prefix(1).lowercased() + words.dropFirst())
  }
}

/// Returns the result of a system call, or throws its error if the result is negative.
func checked<Result: SignedInteger>(_ result: Result) throws(SystemFailure) -> Result {
  if result < 0 { throw .last }
  return result
}

import Localization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failed system call, with the system's reason.
package struct SystemFailure: Error, Equatable {
  /// The system's error number.
  package var code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The failure of the last call.
  static var last: SystemFailure {
    SystemFailure(code: errno)
  }

  /// The system's message, beginning in lower case.
  package var reason: Phrase {
    let words = String(cString: strerror(code))
    return Phrase(saying: words.prefix(1).lowercased() + words.dropFirst())
  }
}

/// The result of a system call; throws its failure if it is negative.
func checked<Result: SignedInteger>(_ result: Result) throws(SystemFailure) -> Result {
  if result < 0 { throw .last }
  return result
}

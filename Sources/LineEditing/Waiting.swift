#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits until one of the descriptors can be read, or a signal arrives. `select`, because macOS's `poll` refuses terminals.
///
/// - Returns: The descriptors that can be read; empty after a signal or a timeout.
@discardableResult
func awaitInput(_ descriptors: Int32..., seconds: Double? = nil) -> [Int32] {
  var set = fd_set()
  withUnsafeMutableBytes(of: &set) { bytes in
    for descriptor in descriptors where Int(descriptor) < bytes.count * 8 {
      bytes[Int(descriptor) / 8] |= 1 << (UInt8(descriptor) % 8)
    }
  }
  let highest = descriptors.max() ?? -1
  let ready: Int32
  if let seconds {
    var time = timeval(tv_sec: Int(seconds), tv_usec: .init(seconds.truncatingRemainder(dividingBy: 1) * 1_000_000))
    ready = select(highest + 1, &set, nil, nil, &time)
  } else {
    ready = select(highest + 1, &set, nil, nil, nil)
  }
  guard ready > 0 else { return [] }
  return withUnsafeBytes(of: set) { bytes in
    descriptors.filter { bytes[Int($0) / 8] & (1 << (UInt8($0) % 8)) != 0 }
  }
}

#if canImport(Darwin)
  import Darwin

  /// Waits until one of the descriptors can be read, or a signal arrives.
  ///
  /// This uses `select`, because macOS's `poll` does not support terminals. Descriptors of `FD_SETSIZE` or more, which terminals do not
  /// have, are ignored.
  ///
  /// - Returns: The descriptors that can be read; empty after a signal or a timeout.
  @discardableResult
  func awaitInput(_ descriptors: Int32..., seconds: Double? = nil) -> [Int32] {
    var set = fd_set()
    let watched = descriptors.filter { 0 <= $0 && $0 < FD_SETSIZE }
    withUnsafeMutableBytes(of: &set) { bytes in
      for descriptor in watched { bytes[Int(descriptor) / 8] |= 1 << (UInt8(descriptor % 8)) }
    }
    let ready: Int32
    if let seconds {
      var time = timeval(tv_sec: Int(seconds), tv_usec: .init(seconds.truncatingRemainder(dividingBy: 1) * 1_000_000))
      ready = select((watched.max() ?? -1) + 1, &set, nil, nil, &time)
    } else {
      ready = select((watched.max() ?? -1) + 1, &set, nil, nil, nil)
    }
    guard ready > 0 else { return [] }
    return withUnsafeBytes(of: set) { bytes in watched.filter { bytes[Int($0) / 8] & (1 << UInt8($0 % 8)) != 0 } }
  }
#else
  import Glibc

  /// Waits until one of the descriptors can be read, or a signal arrives. Descriptors below 0 are ignored.
  ///
  /// - Returns: The descriptors that can be read or are closed; empty after a signal or a timeout.
  @discardableResult
  func awaitInput(_ descriptors: Int32..., seconds: Double? = nil) -> [Int32] {
    var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&watched, nfds_t(watched.count), seconds.map { Int32($0 * 1000) } ?? -1)
    return ready > 0 ? watched.filter { $0.revents != 0 }.map(\.fd) : []
  }
#endif

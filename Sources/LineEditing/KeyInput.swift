#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads keys from a terminal as scalars, and the signals that arrive between them.
struct KeyInput {
  enum Event: Equatable {
    case scalar(Unicode.Scalar)
    case signal(Int32)
    /// The terminal was closed, or it sent an end of file.
    case closed
  }

  let descriptor: Int32
  private var bytes: [UInt8] = []
  private var position = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the next scalar is available without waiting.
  var hasPending: Bool { hasPending(within: 0) }

  /// Whether the next scalar arrives soon. A slow connection may split a key's escape sequence.
  func hasPending(within seconds: Double) -> Bool {
    position < bytes.count || !awaitInput(descriptor, seconds: seconds).isEmpty
  }

  /// Returns the next scalar if it has been received and satisfies a condition. Otherwise it stays unread.
  mutating func received(_ isWanted: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    let former = position
    if let scalar = decode(), isWanted(scalar) { return scalar }
    position = former
    return nil
  }

  /// Waits for the next scalar or signal. Signals come before typed keys, and invalid UTF-8 becomes U+FFFD.
  mutating func next() -> Event {
    while true {
      if let signal = SignalWatch.next() { return .signal(signal) }
      if let scalar = decode() { return .scalar(scalar) }
      let ready = awaitInput(descriptor, SignalWatch.descriptor)
      if ready.contains(SignalWatch.descriptor) {
        SignalWatch.drain()
      } else if ready.contains(descriptor), !fill() {
        return .closed
      }
    }
  }

  /// Makes a key the next one to be read.
  mutating func putBack(_ scalar: Unicode.Scalar) {
    bytes.insert(contentsOf: Array(String(scalar).utf8), at: position)
  }

  mutating func discard() {
    bytes = []
    position = 0
  }

  // MARK: Pasted text

  enum Gathering: Equatable {
    /// The end of the text was received.
    case whole
    case signal(Int32)
    case closed
  }

  mutating func gather(into paste: inout PastedText) -> Gathering {
    while true {
      if let signal = SignalWatch.next() { return .signal(signal) }
      if give(to: &paste) { return .whole }
      let ready = awaitInput(descriptor, SignalWatch.descriptor)
      if ready.contains(SignalWatch.descriptor) {
        SignalWatch.drain()
      } else if ready.contains(descriptor), !fill() {
        return .closed
      }
    }
  }

  /// Discards the rest of the pasted text. If its end mark is missing, because Ctrl-C discarded it, this discards everything up to a pause.
  mutating func discardPaste() {
    let pause = 0.1
    var rest = PastedText(limit: 0)
    while hasPending(within: pause), position < bytes.count || fill() {
      if give(to: &rest) { return }
    }
  }

  /// Moves received bytes into the pasted text. Bytes after its end mark stay in the buffer.
  private mutating func give(to paste: inout PastedText) -> Bool {
    let rest = paste.take(bytes[position...])
    bytes = Array(rest ?? [])
    position = 0
    return rest != nil
  }

  // MARK: Reading

  private mutating func fill() -> Bool {
    bytes.removeFirst(position)
    position = 0
    let room = 4096
    let old = bytes
    var count = 0
    bytes = [UInt8](unsafeUninitializedCapacity: old.count + room) { buffer, initialized in
      _ = buffer.initialize(from: old)
      count = readWithoutWaiting(buffer.baseAddress?.advanced(by: old.count), room)
      initialized = old.count + max(0, count)
    }
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))
  }

  /// Reads without blocking. Ctrl-C discards typed keys, even after they were found to be available; a blocking read would then wait for
  /// the next key and miss the signal.
  private func readWithoutWaiting(_ buffer: UnsafeMutableRawPointer?, _ room: Int) -> Int {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    let count = read(descriptor, buffer, room)
    let failure = errno
    // Other programs that use the terminal share this flag.
    _ = fcntl(descriptor, F_SETFL, flags)
    errno = failure
    return count
  }

  /// The next scalar of the received bytes, or nil if it is incomplete.
  private mutating func decode() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    if bytes[position] < 0x80 {
      position += 1
      return Unicode.Scalar(bytes[position - 1])
    }
    let length = Self.length(ofSequenceFrom: bytes[position])
    let available = bytes[position...].dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }.count + 1
    // A sequence that another byte interrupts cannot continue; one at the end of the bytes may.
    if available < length, position + available == bytes.count { return nil }
    let scalar = String(decoding: bytes[position..<position + available], as: UTF8.self).unicodeScalars.first
    position += available
    return scalar
  }

  private static func length(ofSequenceFrom first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The keys of a terminal as scalars, and the signals that arrive between them.
struct KeyInput {
  /// The next event.
  enum Event: Equatable {
    case scalar(Unicode.Scalar)
    case signal(Int32)
    /// The terminal is gone, or sent an end of file.
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

  /// Whether the next scalar arrives soon: a slow line may tear a key's escape sequence into several pieces.
  func hasPending(within seconds: Double) -> Bool {
    position < bytes.count || !awaitInput(descriptor, seconds: seconds).isEmpty
  }

  /// The next scalar, if it has been read already and is wanted.
  mutating func received(_ isWanted: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    let former = position
    if let scalar = decode(), isWanted(scalar) { return scalar }
    position = former
    return nil
  }

  /// Waits for the next scalar or signal. Signals come before typed keys; bytes that are not UTF-8 become U+FFFD.
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

  /// Puts a key back, to be read next.
  mutating func putBack(_ scalar: Unicode.Scalar) {
    bytes.insert(contentsOf: Array(String(scalar).utf8), at: position)
  }

  /// Discards keys that were typed ahead.
  mutating func discard() {
    bytes = []
    position = 0
  }

  // MARK: Pasted text

  /// The result of waiting for pasted text.
  enum Gathering: Equatable {
    /// The text is whole.
    case whole
    case signal(Int32)
    /// The terminal is gone.
    case closed
  }

  /// Waits for the rest of a pasted text.
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

  /// Discards the rest of a pasted text, or what comes until a pause: Ctrl-C may have discarded the end.
  mutating func discardPaste() {
    let pause = 0.1
    var rest = PastedText(limit: 0)
    while hasPending(within: pause), position < bytes.count || fill() {
      if give(to: &rest) { return }
    }
  }

  /// Moves the received bytes into a pasted text; those after its end stay.
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

  /// Reads what is there: Ctrl-C discards typed keys, also between the moment at which they were found and this one, and a read that waits
  /// for the next key would not see the signal.
  private func readWithoutWaiting(_ buffer: UnsafeMutableRawPointer?, _ room: Int) -> Int {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    let count = read(descriptor, buffer, room)
    let failure = errno
    // Other programs at the terminal read it too.
    _ = fcntl(descriptor, F_SETFL, flags)
    errno = failure
    return count
  }

  /// The next complete scalar of the received bytes; nil if some of its bytes are missing.
  private mutating func decode() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    if bytes[position] < 0x80 {
      position += 1
      return Unicode.Scalar(bytes[position - 1])
    }
    let length = Self.length(ofSequenceFrom: bytes[position])
    let available = bytes[position...].dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }.count + 1
    // A sequence interrupted by another byte is complete; one at the end of the bytes may continue.
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

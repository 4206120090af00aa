#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads lines of a file descriptor as bytes, with their numbers.
///
/// Unlike `readLine()`, it returns slices of its buffer, keeps NUL bytes and invalid UTF-8, and throws if reading fails. The last line does
/// not need a newline, and a `\r` before a newline is part of the newline. A very long line is returned in parts, to limit memory.
package final class LineStream {
  /// A line in the stream's own buffer. It is valid until the next line is read.
  package struct Slice {
    package let bytes: UnsafeBufferPointer<UInt8>
    /// The physical line, counted from 1.
    package let number: Int
    /// False for a part of a line that is followed by another part of the line.
    package let isWhole: Bool
  }

  /// The size of one read, which is the size of a pipe on Linux.
  private static let readSize = 65536

  private let descriptor: Int32
  private let longestPart: Int
  private let shouldStop: () -> Bool
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The unread bytes are `storage[start..<end]`.
  private var start = 0
  private var end = 0
  private var number = 0
  private var isInsideLine = false
  private var hasEnded = false

  /// Creates a stream over a descriptor, which the caller must close.
  ///
  /// - Parameters:
  ///   - longestPart: The length in bytes, including the newline, above which a line is returned in parts.
  ///   - shouldStop: Called after a signal interrupted the wait for input; true ends the stream with `ReadFault.interrupted`.
  package init(descriptor: Int32, longestPart: Int = 1 << 30, shouldStop: @escaping () -> Bool = { false }) {
    self.descriptor = descriptor
    self.longestPart = longestPart
    self.shouldStop = shouldStop
    capacity = min(Self.readSize, longestPart)
    storage = .allocate(capacity: capacity)
  }

  deinit {
    storage.deallocate()
  }

  /// The next line in the stream's buffer, or nil at the end. O(length).
  package func nextSlice() throws(ReadFault) -> Slice? {
    var searched = start
    while true {
      if let newline = memchr(storage + searched, Int32(UInt8(ascii: "\n")), end - searched) {
        let position = storage.distance(to: newline.assumingMemoryBound(to: UInt8.self))
        return take(upTo: position, next: position + 1)
      }
      let pending = end - start
      // One byte is kept, so that the line's last part is not empty.
      if pending == longestPart { return take(upTo: end - 1, next: end - 1, isWhole: false) }
      guard try fill() else {
        return pending == 0 ? nil : take(upTo: end, next: end)
      }
      searched = start + pending
    }
  }

  /// A copy of the next line, or nil at the end. O(length).
  package func next() throws(ReadFault) -> InputLine? {
    guard let slice = try nextSlice() else { return nil }
    return InputLine(bytes: Array(slice.bytes), number: slice.number)
  }

  /// Calls `body` with the next line's bytes and number without copying; nil at the end. O(length).
  package func withNextLine<Result>(_ body: (UnsafeBufferPointer<UInt8>, Int) throws -> Result) throws -> Result? {
    guard let slice = try nextSlice() else { return nil }
    return try body(slice.bytes, slice.number)
  }

  private func take(upTo stop: Int, next: Int, isWhole: Bool = true) -> Slice {
    let isTerminated = next > stop
    let hasReturn = isTerminated && stop > start && storage[stop - 1] == UInt8(ascii: "\r")
    if !isInsideLine { number += 1 }
    isInsideLine = !isWhole
    let bytes = UnsafeBufferPointer(start: storage + start, count: (hasReturn ? stop - 1 : stop) - start)
    start = next
    return Slice(bytes: bytes, number: number, isWhole: isWhole)
  }

  /// Reads more bytes after the unread ones, or returns false at the end of the input.
  private func fill() throws(ReadFault) -> Bool {
    if hasEnded { return false }
    makeRoom()
    while true {
      let count = read(descriptor, storage + end, capacity - end)
      if count > 0 {
        end += count
        return true
      }
      if count == 0 {
        hasEnded = true
        return false
      }
      try judge(errno)
    }
  }

  /// Returns normally if reading should be retried; throws otherwise.
  private func judge(_ code: Int32) throws(ReadFault) {
    switch code {
    case EINTR: if shouldStop() { throw .interrupted }
    case EAGAIN: awaitInput(descriptor)
    case EISDIR: throw .isDirectory
    default: throw .failed(code: code)
    }
  }

  private func makeRoom() {
    if start > 0 {
      let pending = end - start
      if pending > 0 { memmove(storage, storage + start, pending) }
      start = 0
      end = pending
    }
    guard end == capacity else { return }
    capacity = min(capacity * 2, longestPart)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: storage, count: end)
    storage.deallocate()
    storage = larger
  }
}

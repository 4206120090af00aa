import Sessions

// The one door between a page and the session behind it: the page runs lines, and is handed their answers while they are written.

/// Fills memory with the lines to run. The page gives this function.
@_extern(wasm, module: "page", name: "read") private func read(into memory: UnsafeMutablePointer<UInt8>)

/// Takes a part of an answer, or of an error's message. The page gives this function.
@_extern(wasm, module: "page", name: "write") private func write(_ text: UnsafePointer<UInt8>, count: Int, isError: Bool)

private nonisolated(unsafe) var session = Session(settings: Session.Settings(isTalkative: true, echoes: true), on: MemoryFiles().host)

/// Runs lines that the page has ready.
///
/// - Parameter count: how many bytes they are.
@_expose(wasm, "run")
func run(_ count: Int) {
  let lines = [UInt8](unsafeUninitializedCapacity: count) { memory, filled in
    memory.baseAddress.map { read(into: $0) }
    filled = count
  }
  _ = session.runLines(lines, from: .standardInput, to: PageOutput())
}

/// Hands a session's answers to the page.
private final class PageOutput: Output {
  override func write(_ text: String) { hand(text, isError: false) }

  override func writeError(_ text: String) { hand(text, isError: true) }

  private func hand(_ text: String, isError: Bool) {
    var text = text
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { Web.write(start, count: bytes.count, isError: isError) }
    }
  }
}

import CommandLanguage
import Rendering
import Sessions

// The one door between a page and the session behind it. The page has bytes ready, calls one of these functions with their number, and is
// handed what they answer before they return.

/// Fills memory with the bytes that the page has ready. The page gives this function.
@_extern(wasm, module: "page", name: "read") private func read(into memory: UnsafeMutablePointer<UInt8>)

/// Takes a part of what a function answers. The page gives this function.
@_extern(wasm, module: "page", name: "write") private func write(_ text: UnsafePointer<UInt8>, count: Int, to channel: Int)

/// What a part of an answer is.
enum Channel: Int {
  /// A part of a command's answer, or of an error's message, for people.
  case answer, error
  /// Accepted lines, which the page keeps so that they outlive it.
  case journal
  /// What the page asked for: JSON, or the bytes of a file.
  case reply
}

/// Hands bytes to the page.
func hand(_ bytes: UnsafeBufferPointer<UInt8>, to channel: Channel) {
  if let start = bytes.baseAddress { write(start, count: bytes.count, to: channel.rawValue) }
}

func hand(_ text: String, to channel: Channel) {
  var text = text
  text.withUTF8 { hand($0, to: channel) }
}

private func bytes(_ count: Int) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: count) { memory, filled in
    memory.baseAddress.map { read(into: $0) }
    filled = count
  }
}

private func text(_ count: Int) -> String { String(decoding: bytes(count), as: UTF8.self) }

// MARK: Scripts

/// Runs a script in a session of its own, and prints each command before its answer, as `galley --echo` does.
@_expose(wasm, "run")
func run(_ count: Int) {
  let session = Session(settings: Session.Settings(isTalkative: true, echoes: true), on: MemoryFiles())
  _ = session.runLines(bytes(count), from: .standardInput, to: PageOutput())
}

// MARK: The prompt

private nonisolated(unsafe) var desk = Desk()

/// Begins a session in a language, and greets. The page's address stands behind the language and a space.
@_expose(wasm, "begin")
func begin(_ count: Int) {
  let words = text(count).split(separator: " ", maxSplits: 1)
  desk.begin(language: words.first.map(String.init) ?? "", address: words.count > 1 ? String(words[1]) : nil)
}

/// Runs an entry of the prompt.
@_expose(wasm, "enter")
func enter(_ count: Int) { desk.enter(text(count)) }

/// What there is to say about an entry while it is typed: its colours, what could follow, whether Enter ends it.
@_expose(wasm, "assist")
func assist(_ count: Int) { desk.assistance(with: text(count)).hand() }

/// What completes the word at the end of a text.
@_expose(wasm, "complete")
func complete(_ count: Int) { desk.completion(of: bytes(count)).hand() }

/// How many columns and rows answers may take.
@_expose(wasm, "resize")
func resize(_ columns: Int, _ rows: Int) { desk.resize(columns, rows) }

// MARK: The pictures

/// The data of the picture, and of the lesson's target.
@_expose(wasm, "picture")
func picture() { desk.pictures().hand() }

/// The data of the picture as it would be in bounds of another size, in points; the document stays as it is.
@_expose(wasm, "sketch")
func sketch(_ width: Double, _ height: Double) { desk.sketch(width, height).hand() }

/// The steps behind a frame of the picture, or of the target if the last number is not 0. A thing is the number of its table and its place
/// in it.
@_expose(wasm, "explain")
func explain(_ kind: Int, _ index: Int, _ isTarget: Int) { desk.steps(behind: index, ofKind: kind, isTarget: isTarget != 0).hand() }

/// The words of the page in a language.
@_expose(wasm, "words")
func words(_ count: Int) { Desk.words(in: text(count)).hand() }

/// The names and titles of the lessons in a language.
@_expose(wasm, "lessons")
func lessons(_ count: Int) { Desk.lessons(in: text(count)).hand() }

/// The document as a link.
@_expose(wasm, "share")
func share() { Web.hand(desk.link, to: .reply) }

// MARK: Files

/// Takes a file: its name, a line break, and its bytes.
@_expose(wasm, "put")
func put(_ count: Int) { desk.put(bytes(count)) }

/// Hands out the files that were written since this was last asked: for each its name and its length, and behind that line its bytes.
@_expose(wasm, "take")
func take() { desk.handWrittenFiles() }

extension JSON {
  fileprivate func hand() { Web.hand(text, to: .reply) }
}

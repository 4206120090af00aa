import CommandLanguage
import Exports
import Rendering
import Sessions

// The interface between the page and the session. The page prepares bytes and calls one of these functions with the number of bytes; the
// function reads the bytes, and writes its answer to channels before it returns.

/// Copies the page's prepared bytes into memory. Imported from the page.
@_extern(wasm, module: "page", name: "read") private func read(into memory: UnsafeMutablePointer<UInt8>)

/// Passes a part of an answer to the page. Imported from the page.
@_extern(wasm, module: "page", name: "write") private func write(_ text: UnsafePointer<UInt8>, count: Int, to channel: Int)

enum Channel: Int {
  /// A part of a command's answer, or of an error message, as text for the user.
  case answer, error
  /// Accepted lines, which the page stores so that a reload can restore them.
  case journal
  /// The result of a function: JSON, or the bytes of a file.
  case reply
}

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

/// Runs a script in a separate session, and prints each command before its answer, like `galley --echo`.
@_expose(wasm, "run")
func run(_ count: Int) {
  let session = Session(settings: Session.Settings(isTalkative: true, echoes: true), on: MemoryFiles())
  _ = session.runLines(bytes(count), from: .standardInput, to: PageOutput())
}

// MARK: The prompt

private nonisolated(unsafe) var desk = Desk()

/// Starts a session and prints its greeting. The text is a language code, optionally followed by a space and the page's address.
@_expose(wasm, "begin")
func begin(_ count: Int) {
  let words = text(count).split(separator: " ", maxSplits: 1)
  desk.begin(language: words.first.map(String.init) ?? "", address: words.count > 1 ? String(words[1]) : nil)
}

@_expose(wasm, "enter")
func enter(_ count: Int) { desk.enter(text(count)) }

/// The colours of an entry while it is typed, its possible continuation, and whether Enter would end it.
@_expose(wasm, "assist")
func assist(_ count: Int) { desk.assistance(with: text(count)).hand() }

/// The completions of the word at the end of the text.
@_expose(wasm, "complete")
func complete(_ count: Int) { desk.completion(of: bytes(count)).hand() }

/// Sets the number of columns and rows that answers may use.
@_expose(wasm, "resize")
func resize(_ columns: Int, _ rows: Int) { desk.resize(columns, rows) }

// MARK: Pictures

/// The data of the picture, and of the lesson's target.
@_expose(wasm, "picture")
func picture() { desk.pictures().hand() }

/// The data of the picture in bounds of a different size, in points. Does not change the document.
@_expose(wasm, "sketch")
func sketch(_ width: Double, _ height: Double) { desk.sketch(width, height).hand() }

/// The steps that lead to a frame in the picture, or in the target if the last number is not 0. `kind` is the number of a table, and
/// `index` is a row in it.
@_expose(wasm, "explain")
func explain(_ kind: Int, _ index: Int, _ isTarget: Int) { desk.steps(behind: index, ofKind: kind, isTarget: isTarget != 0).hand() }

// MARK: The workbench

private nonisolated(unsafe) var bench = Bench()

/// Reads the code of an editor. The request is JSON, as `Workbench.Request` reads it; the answer has the shape `Workbench.shape`.
@_expose(wasm, "look")
func look(_ count: Int) { bench.look(bytes(count)).hand() }

/// The steps that lead to a frame in the picture of the code, or in the target of its lesson if the last number is not 0. `kind` is the
/// number of a table, and `index` is a row in it.
@_expose(wasm, "why")
func why(_ kind: Int, _ index: Int, _ isTarget: Int) { bench.steps(behind: PageThing(kind, index), isTarget: isTarget != 0).hand() }

/// The spans of code that an editor colours.
@_expose(wasm, "spans")
func spans(_ count: Int) { Workbench.spans(of: bytes(count)).hand() }

/// The spans that an editor of commands colours. The commands may use names in the code that was read last.
@_expose(wasm, "commandSpans")
func commandSpans(_ count: Int) { bench.spans(ofCommands: bytes(count)).hand() }

/// The completions of the word at the end of a command, including names in the code that was read last.
@_expose(wasm, "completeCommand")
func completeCommand(_ count: Int) { bench.candidates(for: bytes(count)).hand() }

/// The completions of a word in code, as `CodeCompletion` reads the request.
@_expose(wasm, "completeCode")
func completeCode(_ count: Int) { bench.completion(inCode: bytes(count)).hand() }

/// The edits of the code that have the same effect as a command.
@_expose(wasm, "translate")
func translate(_ count: Int) { bench.edits(doing: text(count)).hand() }

/// The edits that fix each problem of the code.
@_expose(wasm, "fixes")
func fixes() { bench.fixes.hand() }

@_expose(wasm, "words")
func words(_ count: Int) { Desk.words(in: text(count)).hand() }

@_expose(wasm, "share")
func share() { Web.hand(desk.link, to: .reply) }

// MARK: Lessons

/// Makes a lesson the current one of the workbench, as `PageLesson.Request` reads it; the answer has the shape `PageLesson.shape`.
@_expose(wasm, "learn")
func learn(_ count: Int) { bench.learn(bytes(count)).hand() }

/// Ends a try in the current lesson of the workbench.
@_expose(wasm, "settle")
func settle() { bench.settle() }

/// The lessons of the current course, in the shape `Session.lessonMapShape`.
@_expose(wasm, "lessons")
func lessons() { desk.lessonMap.hand() }

/// The data that `learn` needs to open a lesson, given the lesson's name or a link to it.
@_expose(wasm, "lesson")
func lesson(_ count: Int) { desk.lessonSource(text(count)).hand() }

/// Switches to the course in a link, or to the bundled lessons. The answer is false if the text is neither.
@_expose(wasm, "course")
func course(_ count: Int) { desk.turnToCourse(text(count)).hand() }

/// Adds a line to the record of solved lessons.
@_expose(wasm, "keep")
func keep(_ count: Int) { desk.keepLesson(text(count)) }

/// The record of solved lessons.
@_expose(wasm, "progress")
func progress() { Web.hand(desk.progress, to: .reply) }

// MARK: Files

/// Stores a file: its name, a newline, and its bytes.
@_expose(wasm, "put")
func put(_ count: Int) { desk.put(bytes(count)) }

/// Passes the files written since the last call: for each file, a line with its name, a line with its length, and then its bytes.
@_expose(wasm, "take")
func take() { desk.handWrittenFiles() }

extension JSON {
  fileprivate func hand() { Web.hand(text, to: .reply) }
}

import CommandLanguage
import Documents
import Exports
import Localization
import Rendering
import Sessions

/// A page's session, and its files, which are kept in memory.
struct Desk {
  private let session: Session
  private let files = MemoryFiles()
  private let output = PageOutput()
  /// The last picture of the current layout and, during a lesson, of the lesson's target; nil if there is no layout.
  private var now: Page?
  private var target: Page?

  /// The sequence that clears a terminal. The page recognises it.
  private static let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

  init() { session = Session(settings: Session.Settings(isTalkative: true), on: files) }

  /// The folder into which the page puts the journal before the session starts.
  private static let journals: Path = "/.galley"

  /// The record of solved lessons, which the page stores.
  private static let progress: Path = "/.galley/lessons"

  mutating func begin(language: String, address: String?) {
    session.settings.language = Language(rawValue: language) ?? .english
    session.settings.renderer.isColoured = true
    session.settings.errorRenderer.isColoured = true
    session.settings.clearing = Self.clearing
    session.settings.pageAddress = address
    session.journals = JournalFolder(path: Self.journals)
    session.settings.lessonProgressPath = Self.progress
    // The page already shows the picture, so do not suggest `draw`.
    session.firstSteps = FirstSteps(after: ["draw"])
    var output = output
    for sentence in session.greet() { session.settings.renderer.write(StyledLine(sentence).hanging(at: 0), to: &output) }
  }

  mutating func enter(_ entry: String) { session.run(typed: entry, to: output) }

  mutating func resize(_ columns: Int, _ rows: Int) {
    (session.settings.renderer.columns, session.settings.renderer.rows) = (columns, rows)
    session.settings.errorRenderer.columns = columns
  }

  // MARK: Typing

  func assistance(with entry: String) -> JSON { session.assistance(with: entry) }

  func completion(of entry: [UInt8]) -> JSON { session.candidates(for: entry) }

  // MARK: Pictures

  /// The data of both pictures; null for a picture without a layout.
  mutating func pictures() -> JSON {
    now = try? Page(of: session.document)
    target = session.lessonTarget.flatMap { try? Page(of: $0) }
    return ["now": data(of: now), "target": data(of: target)]
  }

  func sketch(_ width: Double, _ height: Double) -> JSON {
    data(of: session.document(inBoundsOf: width, height).flatMap { try? Page(of: $0) })
  }

  private func data(of page: Page?) -> JSON { page?.picture(in: session.settings.language) ?? .null }

  /// The steps that lead to a frame in a picture.
  func steps(behind index: Int, ofKind kind: Int, isTarget: Bool) -> JSON {
    (isTarget ? target : now)?.steps(behind: PageThing(kind, index), in: session.settings.language) ?? .null
  }

  static func words(in language: String) -> JSON {
    let language = Language(rawValue: language) ?? .english
    return .object(Page.words(in: language) + WebWords.members(in: language))
  }

  var link: String { session.link }

  // MARK: Lessons

  var lessonMap: JSON { session.lessonMap }

  func lessonSource(_ word: String) -> JSON { session.lessonSource(word) }

  func turnToCourse(_ word: String) -> JSON { .bool(session.turnToCourse(word)) }

  func keepLesson(_ line: String) { session.keepLesson(line) }

  /// The record of solved lessons.
  var progress: String { String(decoding: files.contents[Self.progress] ?? [], as: UTF8.self) }

  // MARK: Files

  func put(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
    files.add(MemoryFiles.File(path: Path(bytes[..<end]), bytes: Array(bytes[(end + 1)...])))
  }

  func handWrittenFiles() {
    for file in files.takeWritten() where !file.path.hasPrefix(Self.journals) {
      hand("\(file.path.dropFirst(1).text)\n\(file.bytes.count)\n", to: .reply)
      file.bytes.withUnsafeBufferPointer { hand($0, to: .reply) }
    }
  }
}

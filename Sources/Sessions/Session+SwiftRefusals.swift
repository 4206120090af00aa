import CommandLanguage
import Commands
import Documents
import Localization
import SwiftInterpreter
import SwiftParsing

/// Why code makes nothing, at its place in the file where it has one.
extension Session {
  /// The most calls that a refusal lists.
  private static let mostMakers = 12

  /// Prints why a view's code could not be evaluated, where it has a place in a file.
  ///
  /// - Parameter typed: The entry that is the last piece, if it was typed just now.
  func refuse(
    _ failure: SwiftReader.Failure, _ code: LayoutCode, typed entry: InputEntry? = nil, notes: [Phrase] = [], with context: RunContext
  ) -> Diagnostic {
    switch failure {
    case .nothing:
      return Diagnostic(.unreadableSwift, "nothing in this code makes a layout or a section", notes: ["'help swift' says what is read"])
    case .choice(let calls):
      guard calls.count > 1 else {
        return Diagnostic(
          .unreadableSwift, "what makes a layout or a section in this code takes arguments",
          notes: ["name it after the file, with a value for each: \(calls.joined())"])
      }
      let makers = calls.prefix(Self.mostMakers).joined(separator: ", ")
      return Diagnostic(
        .unreadableSwift, "several things in this code make a layout or a section",
        notes: ["name one after the file: \(makers)"])
    case .refused(let refusal), .data(let refusal): return refuse(refusal, code, typed: entry, notes: notes, with: context)
    }
  }

  private func refuse(
    _ refusal: Refusal, _ code: LayoutCode, typed entry: InputEntry?, notes: [Phrase], with context: RunContext
  ) -> Diagnostic {
    if case .cancelled = refusal.reason { return .cancelled }
    var diagnostic = Diagnostic(
      .unreadableSwift, refusal.words, notes: refusal.notes(isTyped: entry != nil) + (refusal.near == nil ? notes : []))
    diagnostic.suggestion = refusal.near
    let index = Int(refusal.span.file)
    guard index < code.pieces.count else { return diagnostic }
    let piece = code.pieces[index]
    diagnostic.place = .bytes(refusal.span.range)
    if let entry, index == code.pieces.count - 1 {
      // The piece may have begun with lines that came before this entry.
      let start = piece.text.count - entry.bytes.count
      if refusal.span.range.lowerBound >= start {
        diagnostic.place = .bytes(refusal.span.range.lowerBound - start..<refusal.span.range.upperBound - start)
        _ = refuse(diagnostic, in: entry, with: context)
        return .readFailed
      }
    }
    let source = piece.file.map { Source(name: $0, folder: context.source.folder, chain: context.source.chain) } ?? context.source
    _ = refuse(diagnostic, in: piece.text, with: context.reading(source))
    return .readFailed
  }

  /// The line that says how many items the sections have, for code whose data only the running app has.
  func lineWithItems(_ request: SwiftRequest, _ entry: String?, _ reader: SwiftReader, sections count: Int) -> String {
    let names = reader.sectionNames.isEmpty ? (0..<count).map { "\($0)" } : reader.sectionNames
    let items = names.count < 2 ? "6" : names.map { "\($0)=6" }.joined(separator: ",")
    let words = ["read"] + request.files.map { quotedIfNeeded($0) } + [request.entry ?? entry].compactMap { $0.map(quotedIfNeeded) }
    return (words + ["--items", items]).joined(separator: " ")
  }
}

extension ItemCounts {
  /// The sections with their numbers of items: those of the code where it makes them, in its order.
  ///
  /// - Parameter cases: The names that sections have in the code, by whose index a number may be given where no snapshot is known.
  func sections(of code: [(name: String, count: Int)]?, orOf cases: [String]) throws(Diagnostic) -> [CountedSection] {
    guard let code, !code.isEmpty, let given = named else { return sections(called: code?.map { $0.name } ?? cases) }
    let names = code.map { $0.name }
    for name in given.map({ $0.name }) where !names.contains(name) {
      throw Diagnostic(
        .unreadableSwift, "the code has no section '\(name.abbreviated)'", at: .parameter("counts"),
        notes: ["it has \(names.joined(separator: ", "))"]
      ).offering(names, insteadOf: name)
    }
    return code.map { own in given.first { $0.name == own.name } ?? CountedSection(name: own.name, count: own.count) }
  }
}

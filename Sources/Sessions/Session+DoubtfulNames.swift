import CommandLanguage
import Commands
import Documents
import Drawing
import Snapshots
import Vocabulary
import Wording

/// Names that were hardly meant as names: `append sections main with 5 items` makes four sections, as it must, and says so.
extension Session {
  /// Says which names of the current command, an edit of the snapshot, somebody may have meant otherwise.
  ///
  /// It changes nothing: of a method that could not, a build for debugging would keep a copy of the session for each nested file.
  mutating func warnOfDoubtfulNames(in entry: Entry, with context: RunContext) {
    guard command.tokens.count > 2, context.keeping == .everything, mayBeDoubted(entry), let verb = word(0, in: entry),
      let kind = word(1, in: entry)
    else {
      return
    }
    guard kind == "items" || kind == "sections" else {
      // Somebody who types is told by the check that finds lengths below a point.
      if !context.isTalkative, verb == "set" || verb == "define", let doubt = doubtAboutParts(in: entry) { warn(doubt, with: context) }
      return
    }
    guard workspace.inverse != nil else {
      if verb == "delete", kind == "items", let doubt = doubtAboutDeletion(in: entry) { warn(doubt, with: context) }
      return
    }
    guard verb == "append" || verb == "insert" else { return }
    if context.isTalkative, kind == "sections", command.tokens.count == 3, let name = word(2, in: entry),
      ["header", "footer"].contains(name)
    {
      return warn("'\(name)' is a section of the snapshot now; 'help define \(name)' says how a layout gets one", with: context)
    }
    for index in command.tokens.indices.dropFirst(2).prefix(Self.mostAsked) {
      guard let name = word(index, in: entry) else { continue }
      if let doubt = kind == "items" ? doubt(aboutItem: name, in: entry) : doubt(aboutSection: name, in: entry) {
        return warn(doubt, with: context)
      }
    }
  }

  /// Whether the command begins as those do whose names may be doubted, which is asked of each line. A call would copy the session.
  @inline(__always)
  private func mayBeDoubted(_ entry: Entry) -> Bool {
    switch entry.bytes[command.tokens[0].range.lowerBound] {
    case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "d"): true
    case UInt8(ascii: "s"): entry.bytes[command.tokens[command.tokens.count - 1].range.lowerBound].isFirstDigitOfPart
    default: false
    }
  }

  /// The most names that are looked at; a longer line was hardly typed.
  private static let mostAsked = 20

  /// A word of the command as it is written; nil for a quoted one.
  private func word(_ index: Int, in entry: Entry) -> String? {
    let token = command.tokens[index]
    return token.isQuoted ? nil : String(decoding: entry.bytes[token.range], as: UTF8.self)
  }

  private func doubt(aboutItem name: String, in entry: Entry) -> Phrase? {
    if let line = lineWithoutFillers(name, in: entry) { return "'\(name)' is an item now; 'undo; \(line)' does without it" }
    if name == "with" { return "'\(name)' is an item now; a section is named after 'to'" }
    if let range = hyphenatedRange(name) {
      return "'\(name)' is one item; '\(range.lowerBound)...\(range.upperBound)' are \(range.count)"
    }
    if let range = hyphenatedNames(name) { return "'\(name)' is one item; '\(range.text)' are \(range.count)" }
    if let letters = TriedLine.letters(name) {
      return "'\(name)' is one item; '\(letters.joined(separator: " "))' are \(letters.count)"
    }
    // The names end where the line does, or before `before` and `after`.
    let isInserted = ["before", "after"].contains(word(command.tokens.count - 2, in: entry))
    let end = command.tokens.count - (isInserted ? 2 : 0)
    guard end > 3, word(end - 1, in: entry) == name, workspace.document.view.pending.contains(section: name) else { return nil }
    let isPlaced = ["to", "into", "in"].contains(word(end - 2, in: entry))
    if isInserted, end > (isPlaced ? 4 : 3) {
      let items = names(2..<end - (isPlaced ? 2 : 1), in: entry)
      return
        "'\(name)' is an item now, and a section too; 'undo; insert items \(items) \(names(end..<end + 2, in: entry))' names the place alone"
    }
    guard !isInserted, !isPlaced else { return nil }
    return
      "'\(name)' is an item now, and a section too; 'undo; append items \(names(2..<command.tokens.count - 1, in: entry)) to \(name)' names the section"
  }

  /// A dimension such as `width=1/2`, which is half a point.
  private func doubtAboutParts(in entry: Entry) -> Phrase? {
    let words = names(0..<command.tokens.count, in: entry).split { $0 == " " || $0 == "=" }
    for (name, value) in zip(words, words.dropFirst()) where value.contains("/") {
      let sides = value.split(separator: "/", omittingEmptySubsequences: false).map { decimal($0) ?? .infinity }
      guard sides.count == 2, sides[1].isFinite, sides[0] > 0, sides[0] <= sides[1] else { continue }
      guard let unit = name.hasSuffix("width") ? "w" : name.hasSuffix("height") ? "h" : nil else { continue }
      return "'\(String(value))' is in points; '\(String(value) + unit)' is a part of the container"
    }
    return nil
  }

  /// Names of which none was an item's: a section, whose items were meant, or a range.
  private func doubtAboutDeletion(in entry: Entry) -> Phrase? {
    guard let name = word(command.tokens.count - 1, in: entry),
      (2..<command.tokens.count - 1).allSatisfy({ ["all", "in", "from", "of", "section"].contains(word($0, in: entry)) })
    else { return nil }
    let view = workspace.document.view
    let names: [String]
    if let items = try? view.pending.itemIdentifiers(inSection: name) {
      names = items.map { $0.name }
    } else {
      let range = hyphenatedNames(name)
      names = (TriedLine.letters(name) ?? range.map { range in (0..<range.count).map(range.identifier) } ?? []).filter {
        view.pending.contains(item: view.identifier(for: $0))
      }
    }
    guard !names.isEmpty, names.count <= Self.mostAsked else { return nil }
    return "there is no item '\(name)', and nothing is deleted; in Galley: \(ExpectCommands.line("delete items", names))"
  }

  private func doubt(aboutSection name: String, in entry: Entry) -> Phrase? {
    if let line = lineWithoutFillers(name, in: entry) { return "'\(name)' is a section now; 'undo; \(line)' does without it" }
    guard command.tokens.count > 4, ["with", "items", "and"].contains(name) else { return nil }
    guard let section = word(2, in: entry), let place = command.tokens.indices.first(where: { word($0, in: entry) == name }), place > 2,
      case let first = place + (word(place + 1, in: entry) == "items" ? 2 : 1), first < command.tokens.count,
      name != "and" || first == place + 2
    else { return "'\(name)' is a section now; 'append items' puts items into a section" }
    let items = names(first..<command.tokens.count, in: entry)
    let isCount = first == command.tokens.count - 1 || ["items", "cells"].contains(word(first + 1, in: entry))
    if isCount, let count = Int(word(first, in: entry) ?? ""), count > 0 {
      let lines = (2..<place).compactMap { word($0, in: entry) }.map { "append items \($0){1...\(count)} to \($0)" }
      return
        "'\(name)' is a section now; 'undo; append sections \(names(2..<place, in: entry)); \(lines.joined(separator: "; "))' puts items into sections"
    }
    return
      "'\(name)' is a section now; 'undo; append sections \(names(2..<place, in: entry)); append items \(items) to \(section)' puts items into a section"
  }

  /// Words of the command, as they are written.
  private func names(_ range: Range<Int>, in entry: Entry) -> String {
    command.tokens[range].map { String(decoding: entry.bytes[$0.range], as: UTF8.self) }.joined(separator: " ")
  }

  /// The command without words that only stand before a name, if one of its names is such a word.
  private func lineWithoutFillers(_ name: String, in entry: Entry) -> String? {
    let fillers = ["called", "named", "the", "an"]
    let words = command.tokens.map { String(decoding: entry.bytes[$0.range], as: UTF8.self) }.filter { !fillers.contains($0) }
    return fillers.contains(name) && words.count > 2 ? words.joined(separator: " ") : nil
  }

  // MARK: Files

  /// Prints what is echoed, and says of `echo hello > notes.txt` that no file has it, and which line writes one.
  mutating func printEchoed(_ text: String, with context: RunContext) {
    print(.line(.verbatim(text)), with: context)
    let words = text.split(separator: " ")
    guard context.keeping == .everything, words.count > 1, let file = words.last, [">", ">>"].contains(words[words.count - 2]) else {
      return
    }
    warn("'echo' writes to no file; 'save \(String(file.prefix { $0 != "." })).galley' writes the document to one", with: context)
  }

  /// Says what else somebody may have meant who called a file as a thing is called, as in `export swift code`. A name in quotes is no doubt.
  func warnOfDoubtfulFile(_ path: Path, in entry: Entry, with context: RunContext) {
    guard context.keeping == .everything, let line = lineMeant(byFile: path, in: entry, with: context) else { return }
    warn("'\(path.text)' is a file now; in Galley: \(line)", with: context)
  }

  /// The line that is meant if the name of the current command's file says what is written or read; nil for any other name.
  func lineMeant(byFile path: Path, in entry: Entry, with context: RunContext) -> String? {
    guard ExportSpelling.things.contains(path.text), context.meant == nil, settings.readsOtherWords,
      command.tokens.contains(where: { !$0.isQuoted && entry.bytes[$0.range].elementsEqual(path.bytes) })
    else { return nil }
    return meaning(in: entry)?.lines.first?.text
  }
}

extension UInt8 {
  /// Whether a number that begins with it may be a part of a whole: `1/2`, `0.5`, `1`.
  fileprivate var isFirstDigitOfPart: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import HashTreeCollections
import Linting
import Localization
import Rendering
import Snapshots

extension Session {
  /// Prints the effects of an edit: a change on screen, or the reason why nothing changed, and new likely mistakes.
  func sayEffects(since before: Document, with context: RunContext) {
    let document = state.workspace.document
    if let change = layoutChange(from: before, to: document) {
      say(change, with: context)
    } else if context.isTalkative, let reason = document.reasonForUnchangedFrames(since: before),
      document.view.applied.numberOfItems > 0 || state.saidOnce.insert("no items").inserted
    {
      say("nothing on screen moved: \(reason)", with: context)
    }
    sayConsequences(since: before, with: context)
  }

  /// Prints the side effects of an edit: a forced change to the offset, and new likely mistakes.
  func sayConsequences(since before: Document, with context: RunContext) {
    if let move = moveBack(from: before, to: state.workspace.document) { say(move, with: context) }
    sayFindings(since: before, with: context)
  }

  /// One line about the effect of an edit on the screen; nil if neither a frame on screen nor the content size changed.
  ///
  /// Compares only the content size and the visible cells, so the cost does not depend on the number of items.
  func layoutChange(from before: Document, to after: Document) -> Phrase? {
    guard before.current == after.current, after.view.applied.numberOfItems > 0,
      after.layoutDiffers(from: before, inViewAt: after.current) || after.view.register != before.view.register
    else { return nil }
    guard let old = try? before.solution(of: before.view), let new = try? after.solution(of: after.view) else { return nil }
    let sizes: Phrase =
      old.contentSize == new.contentSize
      ? "content \(new.contentSize.shown)" : "content \(old.contentSize.shown) → \(new.contentSize.shown)"
    let visible = new.visibleElements(in: after.viewport(on: new))
    guard old.contentSize != new.contentSize || visible != old.visibleElements(in: before.viewport(on: old)) else { return nil }
    let cells = visible.filter { $0.category == .cell }
    guard !cells.isEmpty else { return "\(sizes); no cell is on screen" }
    let changed = cells.count { cell in
      guard let index = cell.item else { return false }
      return old.cell(at: index, inSection: cell.section)?.frame != cell.frame
    }
    return "\(sizes); \(changed) of \(counted(cells.count, "cell")) on screen changed"
  }

  /// A sentence about the new offset if the view was forced to scroll because its content became shorter; nil otherwise.
  private func moveBack(from before: Document, to after: Document) -> Phrase? {
    guard before.current == after.current, let old = before.view.contentOffset, let new = after.view.contentOffset, new != old,
      let solution = try? after.solution(of: after.view), after.restingOffset(old, on: solution) == new
    else { return nil }
    let place = Notation<Point>.point.text(new)
    return "the view moved back to \(place) (assumption \(Assumption.shrunkContent.number) in 'help assumptions')"
  }
}

// MARK: New findings

extension Session {
  /// Prints one line about errors or warnings that a command caused.
  func sayFindings(since before: Document, with context: RunContext) {
    guard let line = newFindings(from: before, to: state.workspace.document) else { return }
    print(.lines([line]), with: context)
  }

  /// The most severe new finding, if any.
  ///
  /// Linear in the components and the snapshot's sections; constant if neither these nor the screen changed.
  func newFindings(from before: Document, to after: Document) -> StyledLine? {
    guard after.mayHaveOtherFindings(than: before) else { return nil }
    let findings = after.graveFindings(mindingMissingLayout: false)
    guard !findings.isEmpty else { return nil }
    let known = Set(before.graveFindings(mindingMissingLayout: true).map { $0.key })
    let new = findings.filter { !known.contains($0.key) }
    guard let first = new.first else { return nil }
    let others: Phrase = new.count == 1 ? "" : " (and \(new.count - 1) more)"
    let line = StyledLine("\(first.severity.words): ", first.severity.style) + StyledLine("\(first.message); 'lint' explains it\(others)")
    return line.hanging(at: 2)
  }
}

extension Document {
  /// Whether errors and warnings may have changed. Edits of the pending snapshot count only if they set reload or reconfigure marks.
  func mayHaveOtherFindings(than before: Document) -> Bool {
    guard current == before.current, views.count == before.views.count else { return false }
    let old = before.view
    return components != before.components || environment != before.environment || view.provider != old.provider
      || view.bounds != old.bounds
      || view.configuration != old.configuration || !view.applied.hasTriviallyIdenticalContent(to: old.applied)
      || view.pending.hasTriviallyIdenticalContent(to: old.pending) && !view.pending.isTriviallyIdentical(to: old.pending)
  }
}

// MARK: Hints

/// Hints below the error for a rejected line: the equivalent line, and help pages.
extension Session {
  /// The maximum length, in bytes, of a line for which hints are looked up.
  private static let longestHinted = 1_000

  /// Adds hints to an error. Hints are only looked up, in the alias table and by the titles of help pages; no line is run.
  func addingHints(to refusal: Diagnostic, in entry: InputEntry) -> Diagnostic {
    guard let first = command.tokens.first, let last = command.tokens.last, entry.bytes.count <= Self.longestHinted else { return refusal }
    let words = command.tokens.map { String(decoding: entry.bytes[$0.range], as: UTF8.self) }
    var copy = refusal
    if let line = lineWithOtherArguments(words) {
      copy.notes = ["try: \(line)"] + refusal.notes
      copy.suggestion = nil
    } else if let line = commandAfterSet(words, refusal) ?? componentLine(words, refusal) ?? line(ofAliasIn: words, refusal, entry) {
      copy.notes = ["try: \(line)"] + (refusal.place == .bytes(first.range) ? [] : refusal.notes)
      if refusal.code == .unknownCommand { copy.suggestion = nil }
    } else if refusal.code == .unknownCommand, refusal.place == .bytes(first.range) {
      let line = String(decoding: entry.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
      let pages = HelpSearch.shared.lines(matching: line)
      if !pages.isEmpty { copy.notes = [.seeing(pages)] }
    } else if refusal.code == .missingWord {
      let longer = shellCommands.visibleCommands.map { $0.declaration }.filter {
        $0.verb.count > words.count && $0.verb.starts(with: words)
      }
      if !longer.isEmpty { copy.notes.append("also: \(longer.map { $0.name }.joined(separator: ", "))") }
    }
    return copy
  }

  /// `container 332x400` for `set container 332x400`.
  private func commandAfterSet(_ words: [String], _ refusal: Diagnostic) -> String? {
    guard refusal.code == .propertyPath, words[0] == "set" else { return nil }
    let line = words.dropFirst().joined(separator: " ")
    return shellCommands.accepts(line) ? line : nil
  }

  /// The complete lines that explain, rename or remove a component, for a line that lacks words, has too many, or names a kind.
  private func componentLine(_ words: [String], _ refusal: Diagnostic) -> String? {
    guard words.count > 1, refusal.code.isAboutWords || refusal.code == .nothingSelected else { return nil }
    let typed = words
    var words = words
    if let name = document.component(meantBy: words[1]) { words[1] = name } else if words.count != 3 { return nil }
    let quoted = words.map { quotedIfNeeded($0) }
    switch words[0] {
    case "explain" where words != typed, "rename" where words != typed && words.count == 3: return quoted.joined(separator: " ")
    case "rename" where words.count == 4 && ["to", "as", "into", "->"].contains(words[2]):
      let line = "rename \(quoted[1]) \(quoted[3])"
      return shellCommands.accepts(line) ? line : nil
    case "rename" where words.count == 2:
      let name = (2...).lazy.map { "\(words[1])-\($0)" }.first { document.components[$0] == nil } ?? words[1]
      return "rename \(quoted[1]) \(quotedIfNeeded(name))"
    case "remove" where words.count == 2 || words.count == 4 && words[2] == "from":
      let owners = document.components.owners(of: words[1]).sorted().filter {
        document.components[$0]?.parts.added.contains(words[1]) ?? false
      }
      let lines = (owners + (document.view.boundaries.contains(words[1]) ? ["layout"] : [])).map {
        "remove \(quoted[1]) from \(quotedIfNeeded($0))"
      }
      return (lines.isEmpty ? document.linesRemoving(words[1]) : lines).nonEmpty?.joined(separator: "; ")
    case "delete",
      _ where AliasTable.all.alias(beginning: [words[0]])?.command.hasPrefix("delete") == true:
      // `delete header title` names the kind of the component, too.
      guard let name = words.last, let kind = document.components[name]?.kind, !document.selectsItem(name) else { return nil }
      let kinds = ["component", kind.rawValue] + (kind == .boundary ? ["header", "footer"] : [])
      guard words.count == 2 || words.count == 3 && kinds.contains(typed[1]) else { return nil }
      return document.linesRemoving(name).nonEmpty?.joined(separator: "; ")
    default: return nil
    }
  }

  private func line(ofAliasIn words: [String], _ refusal: Diagnostic, _ entry: InputEntry) -> String? {
    var words = words
    let isCall = words[0].utf8.contains(UInt8(ascii: "("))
    if isCall { words = [methodName(words[0])] }
    guard let alias = AliasTable.all.alias(beginning: words), refusal.code.isAboutWords,
      alias.words.count > 1 || refusal.code == .unknownCommand && (words.count == 1 || refusal.suggestion == nil)
    else { return nil }
    let rest = isCall ? [] : command.tokens.dropFirst(alias.words.count)
    let text = zip(rest.prefix(1), rest.suffix(1)).map { entry.bytes[$0.range.lowerBound..<$1.range.upperBound] }.first ?? []
    let line = alias.line(with: String(decoding: text, as: UTF8.self))
    if shellCommands.accepts(line), alias.takesWords || rest.isEmpty { return line }
    guard alias.takesWords else { return alias.line }
    if alias.command == "explain" { return lineAnswering(rest.map { String(decoding: entry.bytes[$0.range], as: UTF8.self) }) }
    return shellCommands.command(named: alias.command)?.declaration.usage ?? alias.command
  }

  /// The line that answers a question about a frame, such as `is my cell 0 high`: it explains the element that the words name or else the
  /// first cell without a size, or looks for mistakes.
  private func lineAnswering(_ words: [String]) -> String {
    let document = document
    let words = words.map { String($0.drop { $0 == "'" }.prefix { !"'?.,".contains($0) }) }
    let part = words.compactMap { Self.partWords[$0.lowercased()] }.first
    let element = words.first { word in document.view.appliedIdentifier(for: word) != nil && Self.partWords[word.lowercased()] == nil }
    if let element { return (["explain", quotedIfNeeded(element)] + [part].compactMap { $0 }).joined(separator: " ") }
    return document.emptyCells.first.map { "explain \(quotedIfNeeded($0.name)) \($0.part == .height ? "height" : "width")" } ?? "lint"
  }

  /// The part of a frame that a word of a question is about.
  private static let partWords = [
    "high": "height", "tall": "height", "height": "height", "short": "height", "높이": "height", "높이가": "height",
    "wide": "width", "width": "width", "narrow": "width", "너비": "width", "너비가": "width",
  ]

  /// The usage of the command that corresponds to a UIKit method, for code that cannot be evaluated.
  func usage(ofMethodIn code: [UInt8]) -> String? {
    guard code.count <= Self.longestHinted, let alias = AliasTable.all.alias(beginning: [methodName(String(decoding: code, as: UTF8.self))])
    else { return nil }
    return shellCommands.command(named: alias.command)?.declaration.usage ?? alias.command
  }

  /// The name of the called method: `appendItems` for `snapshot.appendItems(["a"])`.
  private func methodName(_ call: String) -> String {
    let callee = call.prefix { $0 != "(" }
    return String(callee.split { $0 == "." || $0 == " " }.last ?? "")
  }
}

extension Document {
  /// The component with a name, or the only one of a kind, such as the header for `header`.
  fileprivate func component(meantBy word: String) -> String? {
    guard components[word] == nil else { return word }
    let names = components.bottomUp.filter { name in
      components[name].map { $0.kind.rawValue == word || $0.role?.rawValue == word } ?? false
    }
    return names.count == 1 ? names[0] : nil
  }

  /// Whether the pending snapshot has an item or a section with this name.
  fileprivate func selectsItem(_ name: String) -> Bool {
    view.pending.indexOfSection(name) != nil || view.pending.contains(item: view.identifier(for: name))
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

extension Phrase {
  /// Formats a list of pages: `see: help spacing, lesson gaps`.
  static func seeing(_ pages: [String]) -> Phrase { "see: \(pages.joined(separator: ", "))" }
}

extension DiagnosticCode {
  fileprivate var isAboutWords: Bool {
    switch self {
    case .unknownCommand, .missingWord, .extraWord, .unknownComponent, .unknownChoice: true
    default: false
    }
  }
}

import CommandLanguage
import Commands
import Documents
import LayoutComponents
import Snapshots
import Vocabulary
import Wording

/// Lines are tried on a copy of the document before they are offered, so that no answer to a refused line is refused itself.
extension Session {
  private static let looksAtNothing = ["show", "items", "sections"]
  private static let beginnings = ["template grid 3", "append sections main; append items a b c to main"]

  /// The most items with which lines are tried: with more a look would take longer than its answer is worth.
  private static let mostItems = 100_000

  /// A reading whose lines would be accepted, after lines that make what an empty document lacks; nil if they would be refused.
  func accepted(_ reading: OtherWords<Workspace>.Reading) -> OtherWords<Workspace>.Reading? {
    let isEmpty = document.view.pending.numberOfSections == 0
    if reading.manner != .offered, let line = reading.lines.first?.text, isHardlyExpected(line) || isHardlyLookedAt(line) { return nil }
    guard reading.manner == .offered && !reading.isCorrection || isEmpty, document.view.pending.numberOfItems <= Self.mostItems else {
      return reading
    }
    let lines = reading.lines.map { $0.text }
    // A look at nothing, in words from elsewhere, is answered with what makes something too.
    if reading.manner == .known || lines == ["show"], isEmpty, document.components.isEmpty, Self.looksAtNothing.contains(lines[0]) {
      return .offering(lines + Self.beginnings)
    }
    // What is looked for where nothing is was hardly to be made.
    if isEmpty, document.components.isEmpty, reading.hasUnknownNames, let line = lines.first, line.hasPrefix("where "),
      reading.unknownNames.items.first?.count != 1
    {
      return .offering(Self.beginnings)
    }
    // A file's name is no item's.
    if reading.unknownNames.items.contains(where: { $0.hasSuffix(".galley") || $0.hasSuffix(".json") }) { return nil }
    let refusal = self.refusal(of: lines)
    if reading.manner != .offered || reading.isCorrection { return refusal.flatMap { prepared(reading, $0) } ?? reading }
    if reading.hasUnknownNames, refusal.map({ !$0.code.isAboutNames }) ?? reading.unknownNames.isEmpty { return nil }
    guard let refusal else { return reading }
    var copy = reading
    if refusal.code == .sectionExists {
      copy.message = refusal.message
      copy.lines = [MeantLine(lineIntoWhatIsThere(lines))]
      return copy
    }
    // Of lines to choose from those are left that would be accepted; of lines that belong together the last is what they are for.
    copy.lines = reading.lines.filter { self.refusal(of: [$0.text]) == nil }
    if let last = copy.lines.last, last == reading.lines.last { return copy }
    guard let first = preparations(for: reading.unknownNames).first(where: { self.refusal(of: $0 + lines) == nil }) else { return nil }
    copy.lines = [MeantLine((first + lines).joined(separator: "; "))]
    return copy
  }

  /// What can be done where a section is there already that lines would append: to append items to it, those of the lines or a new one.
  private func lineIntoWhatIsThere(_ lines: [String]) -> String {
    let parts = lines.joined(separator: "; ").split(separator: ";", maxSplits: 1)
    let rest = parts.dropFirst().joined().drop { $0 == " " }
    if !rest.isEmpty, refusal(of: [String(rest)]) == nil { return String(rest) }
    let section = parts[0].split(separator: " ").map(String.init).first(where: document.view.pending.contains(section:))
    let place = section.map(quotedIfNeeded) ?? document.example(of: "someSection")
    return ["append items", document.example(of: "newItem"), "to", place].joined(separator: " ")
  }

  /// Whether a line would expect something else than the words that it stands for: `expect item c exists` is about an item, and no section
  /// of `expect items`, and `expect frames a b` about two items, and no rectangle.
  private func isHardlyExpected(_ line: String) -> Bool {
    if Self.expectsList(line) { return Self.isSentence(line) || refusal(of: [line])?.code == .unknownSection }
    return line.split(separator: " ").starts(with: ["expect", "frame"]) && refusal(of: [line])?.code == .unreadableValue
  }

  /// The current, refused command after the lines that make what it names, where the document has no items.
  func lineAfterWhatItNeeds(_ refusal: Diagnostic, in entry: Entry) -> String? {
    guard command.tokens.count > 1, let first = command.tokens.first, let last = command.tokens.last else { return nil }
    return afterWhatItNeeds(String(decoding: entry.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self), refusal)
  }

  private func afterWhatItNeeds(_ line: String, _ refusal: Diagnostic) -> String? {
    guard document.view.pending.numberOfItems == 0, refusal.code.isAboutNames, !line.hasPrefix("expect "), shellCommands.binds(line),
      let verb = shellCommands.command(beginning: line)?.declaration.verb
    else { return nil }
    let words = line.split(separator: " ").dropFirst(verb.count).map(String.init)
    let names = words.filter {
      $0.first?.isLetter == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !["before", "after"].contains($0)
    }
    guard !names.isEmpty, names.count <= Self.mostMade else { return nil }
    // A letter is an item's name rather than a component's.
    let line = words.count == 1 && words[0].count == 1 ? line.replacing(text: "show ", with: "frames ") : line
    // A property's name is no item's: of 'explain a width' the one is tried first.
    let choices = [UnknownNames()] + [Array(names.prefix(1)), names].flatMap { [UnknownNames(items: $0), UnknownNames(sections: $0)] }
    return choices.lazy.flatMap { self.preparations(for: $0) }.first { self.refusal(of: $0 + [line]) == nil }.map {
      ($0 + [line]).joined(separator: "; ")
    }
  }

  /// The most names of a line that are made.
  private static let mostMade = 8

  /// Whether a look at frames would be refused for a word of a sentence among its names, `frames of a b`, one at a component for the name
  /// of a property, `show insets`, or one at a section for a range or a number: `items 1...10`.
  private func isHardlyLookedAt(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    if words.first == "show", PropertyLooks.isOne(TriedLine(line)) { return refusal(of: [line])?.code == .unknownComponent }
    if words.first == "items", line.contains(text: "...") || words.dropFirst().allSatisfy({ Int($0) != nil }) {
      return refusal(of: [line])?.code == .unknownSection
    }
    if words.first == "scroll" { return [.unreadableValue, .unreadableNumber].contains(refusal(of: [line])?.code) }
    guard words.first == "frames", words.contains(where: { ["of", "for", "and", "item", "items", "cell", "cells"].contains($0) }) else {
      return false
    }
    return refusal(of: [line])?.code.isAboutNames ?? false
  }

  /// A line that would run, but for what an empty document lacks, after the lines that make it.
  private func prepared(_ reading: OtherWords<Workspace>.Reading, _ refusal: Diagnostic) -> OtherWords<Workspace>.Reading? {
    if let line = reading.lines.first?.text, let whole = afterWhatItNeeds(line, refusal) { return .offering([whole]) }
    let lines = ["append sections main"] + reading.lines.map { $0.text }
    guard refusal.code == .noSections || refusal.code == .unknownSection, self.refusal(of: lines) == nil else { return nil }
    return .offering([lines.joined(separator: "; ")])
  }

  /// The refusal of the first of some lines that would be refused, one after another; nil if all would be accepted.
  func refusal(of lines: [String]) -> Diagnostic? {
    var copy = workspace
    do throws(Diagnostic) {
      for line in lines { try attempt(line, on: &copy) }
      return nil
    } catch {
      return error
    }
  }

  /// What an offer would delete that is not there, which UIKit ignores, with the line that makes it where there is nothing.
  func absence(in reading: OtherWords<Workspace>.Reading) -> Diagnostic? {
    let (snapshot, names) = (document.view.pending, reading.unknownNames)
    guard reading.hasUnknownNames, reading.lines[0].text.hasPrefix("delete ") else { return nil }
    guard let section = names.sections.first else {
      guard let item = names.items.first else { return nil }
      let refusal = Diagnostic.unknownItem(item, in: snapshot, at: .command)
      let making = (snapshot.numberOfSections > 0 ? [] : ["append sections main"]) + [ExpectCommands.line("append items", names.items)]
      return snapshot.numberOfItems > 0 ? refusal : refusal.naming(making.joined(separator: "; "))
    }
    let refusal = Diagnostic.unknownSection(section, in: snapshot, at: .command)
    return snapshot.numberOfSections > 0 ? refusal : refusal.naming("append sections \(section)")
  }

  /// Lines that make what a document without components or without items lacks, the fewest first. What they make has the names of the line.
  private func preparations(for names: UnknownNames) -> [[String]] {
    let snapshot = document.view.pending
    let made = names.sections.isEmpty ? ["main"] : names.sections
    let sections = snapshot.numberOfSections == 0 ? ["append sections \(made.joined(separator: " "))"] : []
    let place = made.count > 1 ? ["to", made[0]] : []
    let append = { (items: [String]) in
      snapshot.numberOfItems > 0 || items.isEmpty ? [] : [(["append items"] + items + place).joined(separator: " ")]
    }
    let (items, more) = (append(["a", "b", "c"]), append(["a", "b", "c", "d", "e"]))
    let components = document.components.isEmpty ? ["template grid 3"] : []
    let all = components + sections
    let named = append(names.items)
    let choices = [
      sections, sections + named, sections + items, sections + more, components, all + named + ["apply"], all + items,
      all + items + ["apply"], all + more + ["apply"],
    ]
    // Without anything before it, the line has been refused.
    return choices.reduce(into: [[]]) { if !$0.contains($1) { $0.append($1) } }.filter { !$0.isEmpty }
  }

  /// Carries out what a line does to the document alone; files and the history are left as they are.
  func attempt(_ line: String, on workspace: inout Workspace) throws(Diagnostic) {
    var tokenizer = Tokenizer(Array(line.utf8))
    var tokens: [Token] = []
    while try shellCommands.nextCommand(of: &tokenizer, into: &tokens) {
      var arguments = Arguments()
      let index = try shellCommands.bind(tokens, in: tokenizer.bytes, into: &arguments)
      workspace.inverse = nil
      let outcome = try shellCommands.commands[index].run(&workspace, arguments)
      workspace.settle()
      if case .help(let words, _) = outcome, helpReport(about: words) == nil { throw Diagnostic(.unknownTopic, "", at: .command) }
      if case .lesson(let request) = outcome, request.isAboutTheCurrent { _ = try current() }
      if case .lesson(.begin(let name)) = outcome, course == nil, !name.hasSuffix(".galley"), Self.bundled(named: name.text) == nil {
        throw Diagnostic(.unknownLesson, "", at: .command)
      }
      if case .mark(let name) = outcome { workspace.marks[name] = workspace.document }
      if case .run(let lines, _) = outcome {
        for line in lines { try attempt(line, on: &workspace) }
      }
    }
  }
}

extension OtherWords.Reading {
  /// Whether it would end the shell for a line that is not about that alone.
  var endsHalfway: Bool {
    manner == .offered && !isWhole && !isCorrection
      && lines.contains { $0.text.split(separator: ";").contains { ["exit", "quit"].contains($0.filter { $0 != " " }) } }
  }
}

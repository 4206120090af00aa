import CommandLanguage
import Documents
import Localization
import Snapshots

/// Galley's messages for errors at which UIKit raises an exception. The note of each diagnostic quotes UIKit's own text.
extension Diagnostic {
  package init(_ fault: DocumentFault, in view: View) {
    let words = Words(fault, view)
    self = Diagnostic(words.code, words.message, at: words.place, notes: words.notes, uikit: fault.uiKitText)
      .offering(words.offered, insteadOf: words.word)
  }
}

private struct Words {
  var code: DiagnosticCode
  var message: Phrase
  var place: Diagnostic.Location
  var notes: [Phrase] = []
  /// An unknown name, and the existing names to suggest.
  var word = ""
  var offered: [String] = []

  init(_ fault: DocumentFault, _ view: View) {
    switch fault {
    case .noSections:
      self.init(.noSections, "the snapshot has no sections yet", .command, notes: ["make one with 'append sections main'"])
    case .repeatedItems(let items):
      self.init(.repeatedIdentifier, "\(Self.list(items.map { $0.name })) named more than once", .again(items.first?.name))
    case .repeatedSections(let sections):
      self.init(.repeatedIdentifier, "\(Self.list(sections)) named more than once", .again(sections.first))
    case .appendToUnknownSection(let section), .unknownSection(let section), .insertBesideUnknownSection(let section),
      .moveUnknownSection(let section), .moveBesideUnknownSection(let section), .reloadUnknownSection(let section):
      self.init(unknownSection: section, view)
    case .insertBesideUnknownItem(let item), .moveUnknownItem(let item), .moveBesideUnknownItem(let item), .reloadUnknownItem(let item),
      .reconfigureUnknownItem(let item):
      self.init(unknownItem: item.name, view)
    case .insertItemsBesideThemselves(let destination, _): self.init(besideItself: destination.name)
    case .insertSectionsBesideThemselves(let destination, _): self.init(besideItself: destination)
    case .moveItemBesideItself(let item): self.init(besideItself: item.name)
    case .moveSectionBesideItself(let section): self.init(besideItself: section)
    case .sectionsAlreadyPresent(let sections):
      self.init(.sectionExists, "\(Self.list(sections)) already in the snapshot", .of(sections.first))
    }
  }

  private init(_ code: DiagnosticCode, _ message: Phrase, _ place: Diagnostic.Location, notes: [Phrase] = []) {
    self.code = code
    self.message = message
    self.place = place
    self.notes = notes
  }

  private init(unknownSection section: String, _ view: View) {
    self.init(.unknownSection, "there is no section '\(section.abbreviated)' in the snapshot", .of(section))
    word = section
    offered = view.pending.firstSections
    if view.pending.contains(item: view.identifier(for: section)) { notes = ["'\(section.abbreviated)' is an item"] }
  }

  private init(unknownItem item: String, _ view: View) {
    self.init(.unknownItem, "there is no item '\(item.abbreviated)' in the snapshot", .of(item))
    word = item
    offered = view.pending.firstItems
    if view.pending.contains(section: item) { notes = ["'\(item.abbreviated)' is a section"] }
  }

  private init(besideItself name: String) {
    self.init(.besideItself, "'\(name.abbreviated)' cannot be placed before or after itself", .of(name))
  }

  /// The names with a verb: `'a' is`, or `'a', 'b' are`.
  private static func list(_ names: [String]) -> Phrase {
    let shown = names.prefix(5).map { "'\($0.abbreviated)'" }.joined(separator: ", ")
    return names.count > 5
      ? "\(shown) and \(names.count - 5) more\(english: " are")" : "\(shown)\(english: names.count == 1 ? " is" : " are")"
  }
}

extension Diagnostic.Location {
  fileprivate static func of(_ name: String?) -> Diagnostic.Location { name.map { .word($0, parameter: "id") } ?? .command }
  fileprivate static func again(_ name: String?) -> Diagnostic.Location { name.map { .lastWord($0, parameter: "id") } ?? .command }
}

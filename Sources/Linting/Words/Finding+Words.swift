import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Rendering

extension Finding {
  package func commands(in document: Document) -> [String] { remedies.flatMap { $0.commands(in: document) } }

  /// A sentence with the fix, for the reply to the command that caused the finding.
  package func remark(in document: Document) -> Phrase {
    let commands: [Phrase] = commands(in: document).map { "'\(shortened($0))'" }
    let remark: Phrase = "\(message): \(cause)"
    guard let first = commands.first else { return remark }
    let mending = commands.dropFirst().reduce(first) { "\($0) and \($1)" }
    return "\(remark); \(mending) \(english: commands.count == 1 ? "fixes" : "fix") it"
  }

  private func shortened(_ command: String) -> String {
    let words = command.split(separator: " ")
    return words.count <= Self.mostWords ? command : words.prefix(Self.mostWords).joined(separator: " ") + " ..."
  }

  private static var mostWords: Int { 5 }
}

extension Remedy {
  package func commands(in document: Document) -> [String] {
    switch self {
    case .set(let owner, let setting): ["set \(owner ?? "layout").\(setting.name) \(setting.value)"]
    case .unset(let owner, let property): ["unset \(owner ?? "layout").\(property.rawValue)"]
    case .define(let name, let component):
      [component.definition(named: name).line] + component.definition(named: name).additionLines
    case .add(let part, let owner): ["add \(quotedIfNeeded(part)) to \(quotedIfNeeded(owner))"]
    case .remove(let part, let owner): ["remove \(quotedIfNeeded(part)) from \(quotedIfNeeded(owner))"]
    case .use(let component, let section): ["use \(component) for \(quotedIfNeeded(section))"]
    case .unuse(let component): ["unuse \(component)"]
    case .widen(let section, let group, let item, let columns, let width):
      document.widening(section, group, item, columns: columns, from: width)
    case .reconfigureItems(let items): [Self.list("reconfigure items", items)]
    case .reloadItems(let items): [Self.list("reload items", items)]
    case .reloadSections(let sections): [Self.list("reload sections", sections)]
    case .appendItems(let items, let section): ["\(Self.list("append items", items)) to \(quotedIfNeeded(section))"]
    case .deleteItems(let items): [Self.list("delete items", items)]
    case .deleteSections(let sections): [Self.list("delete sections", sections)]
    case .identity(let identity): ["identity \(identity)"]
    case .apply: ["apply"]
    }
  }

  private static func list(_ verb: String, _ names: [String]) -> String { ([verb] + names.map(quotedIfNeeded)).joined(separator: " ") }
}

extension Document {
  /// The lines that make a variant of a section with the given number of columns, for wide views.
  fileprivate func widening(_ section: String, _ group: String, _ item: String, columns: Int, from width: Double) -> [String] {
    guard var newSection = components[section], var newGroup = components[group], var newItem = components[item],
      let itemWidth = newItem[.horizontal]?.dimension, let height = newGroup[.vertical]?.dimension
    else { return [] }
    let names = [section, group, item].map(newName)
    // A height that is a fraction of the width keeps its ratio when columns become narrower.
    let old = newGroup.arrangement?.count.map { 1 / Double($0) } ?? itemWidth.value
    if height.form == .fractionalWidth, old > 0 {
      newGroup[.vertical] = WrittenDimension(rounding: .fractionalWidth(height.value * (1 / Double(columns)) / old))
    }
    newItem[.horizontal] = .share(.horizontal, of: columns)
    if newGroup.arrangement?.count != nil { newGroup.arrangement?.count = columns }
    if newGroup.arrangement?.repeatingSubitem != nil { newGroup.arrangement?.repeatingSubitem = columns }
    newGroup.parts.subitems = [names[2]]
    newSection.parts.subitems = [names[1]]
    let definitions = zip([newItem, newGroup, newSection], names.reversed()).map { $0.definition(named: $1) }
    let uses = view.uses.filter { $0.component == section }
    return definitions.map { $0.line } + definitions.flatMap { $0.additionLines }
      + uses.map { "use \(names[0])\($0.target.clause) when width >= \(shortest(width))" }
  }

  private func newName(like name: String) -> String {
    var new = "\(name)-wide"
    while components[new] != nil { new += "-2" }
    return new
  }
}

extension Subject {
  /// The name as a path for `set`, or the identifiers.
  package var text: String {
    switch self {
    case .component(let name): name
    case .property(let name, let property): "\(name).\(property.rawValue)"
    case .section(let name): quotedIfNeeded(name)
    case .items(let names): names.map(quotedIfNeeded).joined(separator: " ")
    case .layout: "layout"
    }
  }
}

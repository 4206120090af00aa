import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Rendering

package enum TemplateCommands {
  static let all: [ShellCommand] = [template]

  package static var names: [String] { Template.all.map { $0.name } }

  static let template = ShellCommand(
    "template", "builds a common layout; without a name, lists the templates",
    details: [
      "It prints the lines that it runs, the last of which is 'use'; together they are a single undo step.",
      "It replaces the components that it built before if they are unchanged; --as NAME gives the new ones names of their own.",
    ], topic: "components", formats: .ofTables,
    Maybe(
      .text(
        "template", accepts: "a template: \(Template.all.map { $0.name }.joined(separator: ", "))",
        completions: .choices(Template.all.map { Candidate($0.name, $0.summary) }))), Maybe(.count("number", from: 1, through: 100)),
    Option("as", .newName),
    examples: [
      Example("template grid 3"), Example("template grid 2 --as photos"), Example("template swimlane"), Example("template waterfall 3"),
    ]
  ) { (workspace: inout Workspace, name: String?, number: Int?, newName: String?) throws(Diagnostic) -> CommandEffect in
    guard let name else { return .show(list) }
    guard let template = Template.all.first(where: { $0.name == name }) else {
      let names = Template.all.map { $0.name }
      throw Diagnostic(
        .unknownTemplate, "there is no template '\(name.abbreviated)'", at: .parameter("template"),
        suggestion: nearestName(to: name, among: names), notes: ["accepted: \(names.joined(separator: ", "))"])
    }
    if number != nil && template.number == nil {
      throw Diagnostic(.extraWord, "the template '\(name)' does not take a number", at: .parameter("number"))
    }
    let document = workspace.document
    let site = Template.Site(number: number, width: document.view.bounds.width)
    let named = newName.map(template.named) ?? template
    let taken = named.components.filter { document.components[$0] != nil }
    let sentence: Phrase = "the template '\(name)': \(template.summary)"
    if taken.isEmpty { return .run(named.lines(site), saying: sentence) }
    guard let lines = named.replacing(site, in: document) else { throw .taken(taken, by: template, number, in: document) }
    return .run(lines, saying: sentence)
  }

  private static let columns = [Table.Column("template", key: "name"), Table.Column("builds", key: "summary")]

  package static let shape = JSONShape(rowsOf: columns, key: "templates")

  private static var list: Report {
    .table(
      Table(columns, rowsKey: "templates") { body in
        for template in Template.all {
          body([.name(template.name + (template.number.map { " [\($0)]" } ?? "")), .phrase(template.summary)])
        }
      })
  }
}

extension Diagnostic {
  fileprivate static func taken(_ names: [String], by template: Template, _ number: Int?, in document: Document) -> Diagnostic {
    let free = (2...).lazy.map { "\(template.name)-\($0)" }.first { name in
      template.named(name).components.allSatisfy { document.components[$0] == nil }
    }
    return Diagnostic(
      .componentExists, "these names are already used: \(names.map { "'\($0)'" }.joined(separator: ", "))", at: .parameter("template"),
      suggestion: "template \(template.name)\(number.map { " \($0)" } ?? "") --as \(free ?? template.name)",
      notes: ["rename the existing components with 'rename', or remove them with 'undefine'"])
  }
}

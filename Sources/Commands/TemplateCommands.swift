import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import HashTreeCollections
import LayoutComponents
import Wording

enum TemplateCommands {
  static let all: [ShellCommand] = [template]

  static let template = ShellCommand(
    "template", "builds a common layout; alone, lists them",
    details: ["The lines it runs are printed, end with 'use', and are one step of undo."], topic: "components", formats: .ofAnswers,
    Maybe(
      .text(
        "template", accepts: "a template: \(Template.all.map { $0.name }.joined(separator: ", "))",
        completions: .choices(Template.all.map { Candidate($0.name, $0.summary) }))), Maybe(.count("number", from: 1, through: 100)),
    examples: [Example("template grid 3"), Example("template swimlane"), Example("template waterfall 3")]
  ) { (workspace: inout Workspace, name: String?, number: Int?) throws(Diagnostic) -> Outcome in
    guard let name else { return .show(list) }
    guard let template = Template.all.first(where: { $0.name == name }) else {
      let names = Template.all.map { $0.name }
      throw Diagnostic(
        .unknownTemplate, "there is no template '\(name.abbreviated)'", at: .parameter("template"),
        suggestion: nearestName(to: name, among: names), notes: ["accepted: \(names.joined(separator: ", "))"])
    }
    if number != nil && template.number == nil {
      throw Diagnostic(.extraWord, "the template '\(name)' takes no number", at: .parameter("number"))
    }
    let taken = template.components.filter { workspace.document.components[$0] != nil }
    guard taken.isEmpty else {
      throw Diagnostic(
        .componentExists, "the names \(taken.map { "'\($0)'" }.joined(separator: ", ")) are taken", at: .parameter("template"),
        notes: ["'rename' gives what is there another name, 'undefine' removes it"])
    }
    return .run(template.lines(Template.Site(number: number, width: workspace.document.view.bounds.width)))
  }

  private static var list: Report {
    .table(
      Table([Table.Column("template", key: "name"), Table.Column("what it builds", key: "summary")], rowsKey: "templates") { body in
        for template in Template.all {
          body([.name(template.name + (template.number.map { " [\($0)]" } ?? "")), .phrase(template.summary)])
        }
      })
  }
}

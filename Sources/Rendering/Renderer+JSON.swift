import Cancelling
import Localization

extension Renderer {
  /// Writes a report as JSON, one object per line, with its command as the last member.
  func writeJSON(_ report: Report, to output: inout some TextOutputStream) {
    switch report {
    case .lines(let lines): for line in lines.untilCancelled { write(["message": .string(line.text(in: .english))], to: &output) }
    case .table(let table): writeJSON(table, to: &output)
    case .scene(let scene): write(scene.record, to: &output)
    case .aligned(_, let record, _): write(record(), to: &output)
    case .sideBySide: break
    case .sequence(let reports): for report in reports { writeJSON(report, to: &output) }
    }
  }

  private func write(_ json: JSON, to output: inout some TextOutputStream) {
    json.adding(commandMember).write(to: &output)
    output.write("\n")
  }

  private var commandMember: [JSON.Member] { command.map { [JSON.Member(JSON.commandKey, $0)] } ?? [] }

  private func writeJSON(_ table: Table, to output: inout some TextOutputStream) {
    var text = "{"
    for member in table.membersBefore {
      append(member, to: &text)
      text += ","
    }
    text += JSON.string(table.rowsKey).text + ":["
    var isFirst = true
    table.rows { cells in
      if !isFirst { text += "," }
      isFirst = false
      append(cells, table.columns, to: &text)
      if text.utf8.count > 1 << 16 {
        output.write(text)
        text = ""
      }
    }
    text += "]"
    for member in table.membersAfter + commandMember {
      text += ","
      append(member, to: &text)
    }
    output.write(text + "}\n")
  }

  private func append(_ member: JSON.Member, to text: inout String) {
    JSON.string(member.key).write(to: &text)
    text += ":"
    member.value.write(to: &text)
  }

  private func append(_ cells: [Table.Cell], _ columns: [Table.Column], to text: inout String) {
    text += "{"
    var isFirst = true
    for (index, column) in columns.enumerated() {
      guard let key = column.key else { continue }
      if !isFirst { text += "," }
      isFirst = false
      JSON.string(key).write(to: &text)
      text += ":"
      cells[index].json.write(to: &text)
    }
    text += "}"
  }
}

import ArgumentParser
import FoundationEssentials

/// An option of the process, as its declaration has it.
struct CommandOption {
  enum Value {
    case none, text, file
    case choice([String])
  }

  /// With their hyphens.
  var names: [String]
  var summary: String
  var value: Value
  var isRepeating: Bool

  /// The options of a command, as the parser of arguments dumps them.
  static func all(of command: ParsableCommand.Type) -> [CommandOption] {
    let dump = try? JSONDecoder().decode(DumpedHelp.self, from: Data(command._dumpHelp().utf8))
    return dump?.command.arguments.filter { $0.kind != "positional" }.map(\.option) ?? []
  }
}

private struct DumpedHelp: Decodable {
  struct Command: Decodable {
    var arguments: [Argument]
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    struct Completion: Decodable {
      struct List: Decodable { var values: [String] }
      struct File: Decodable {}
      var list: List?
      var file: File?
    }

    var kind: String
    var names: [Name]?
    var abstract: String?
    var isRepeating: Bool
    var completionKind: Completion?

    var option: CommandOption {
      CommandOption(
        names: (names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name }, summary: abstract ?? "", value: value,
        isRepeating: isRepeating)
    }

    private var value: CommandOption.Value {
      if kind == "flag" { return .none }
      if let list = completionKind?.list { return .choice(list.values) }
      return completionKind?.file == nil ? .text : .file
    }
  }

  var command: Command
}

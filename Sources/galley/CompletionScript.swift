import ArgumentParser

/// Scripts that complete the process's arguments in a shell: options, script files, and subcommands.
///
/// swift-argument-parser also generates such scripts, but not for a command that takes files as well as subcommands.
enum CompletionScript: String {
  case bash, zsh, fish

  /// The script requested with the option of swift-argument-parser.
  init?(arguments: [String]) {
    guard arguments.count == 3, arguments[1] == "--generate-completion-script" else { return nil }
    self.init(rawValue: arguments[2])
  }

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let options = CommandOption.all(of: Galley.self)
  private static let helpOptions = CommandOption.all(of: Galley.Help.self)
  private static let testOptions = CommandOption.all(of: Galley.Test.self)
  private static let words = Galley.subcommands.map { (name: $0, summary: $1.configuration.abstract) }

  /// The text in single quotes, escaped for all three shells.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func names(of options: [CommandOption]) -> String { options.flatMap(\.names).joined(separator: " ") }

  // MARK: bash

  private static var bashText: String {
    """
    # bash completion for galley
    _galley() {
        local IFS=$'\\n' current="${COMP_WORDS[COMP_CWORD]}"
        case "${COMP_WORDS[COMP_CWORD-1]}" in
    \(options.compactMap(bashValue).joined(separator: "\n"))
        esac
        if [[ "${COMP_WORDS[1]}" == help && $COMP_CWORD -gt 1 ]]; then
            COMPREPLY=($(IFS=' ' compgen -W '\(names(of: helpOptions))' -- "$current"))
        elif [[ "${COMP_WORDS[1]}" == test && $COMP_CWORD -gt 1 && "$current" == -* ]]; then
            COMPREPLY=($(IFS=' ' compgen -W '\(names(of: testOptions))' -- "$current"))
        elif [[ "$current" == -* ]]; then
            COMPREPLY=($(IFS=' ' compgen -W '\(names(of: options))' -- "$current"))
        else
            COMPREPLY=($(compgen -o plusdirs -f -X '!*.galley' -- "$current"))
            [[ $COMP_CWORD -gt 1 ]] || COMPREPLY+=($(IFS=' ' compgen -W '\(words.map(\.name).joined(separator: " "))' -- "$current"))
        fi
    }
    complete -o filenames -F _galley galley

    """
  }

  private static func bashValue(of option: CommandOption) -> String? {
    let pattern = "    " + option.names.joined(separator: "|")
    switch option.value {
    case .none: return nil
    case .text: return "\(pattern)) return ;;"
    case .file: return "\(pattern)) COMPREPLY=($(compgen -f -- \"$current\")); return ;;"
    case .choice(let values):
      return "\(pattern)) COMPREPLY=($(IFS=' ' compgen -W '\(values.joined(separator: " "))' -- \"$current\")); return ;;"
    }
  }

  // MARK: zsh

  private static var zshText: String {
    """
    #compdef galley
    _galley_scripts() { _files -g '*.galley' }
    _galley_first() {
        local -a words=(\(words.map { quoted("\($0.name):\($0.summary)") }.joined(separator: " ")))
        _alternative 'scripts:script:_galley_scripts' 'words:command:{_describe command words}'
    }
    _galley() {
        if [[ "${words[2]}" == help ]] && (( CURRENT > 2 )); then
            _arguments -s -S \(helpOptions.flatMap(zshSpecifications).joined(separator: " ")) '*:word:( )'
        elif [[ "${words[2]}" == test ]] && (( CURRENT > 2 )); then
            _arguments -s -S \(testOptions.flatMap(zshSpecifications).joined(separator: " ")) '*:script:_galley_scripts'
        else
            _arguments -s -S \\
    \((options.flatMap(zshSpecifications) + ["'1:script:_galley_first'", "'*:script:_galley_scripts'"]).map { "            \($0)" }
      .joined(separator: " \\\n"))
        fi
    }
    if [[ "${funcstack[1]}" == _galley ]]; then _galley "$@"; else compdef _galley galley; fi

    """
  }

  private static func zshSpecifications(of option: CommandOption) -> [String] {
    let summary = option.summary.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
    let value =
      switch option.value {
      case .none: ""
      case .text: ":text: "
      case .file: ":file:_files"
      case .choice(let values): ":value:(\(values.joined(separator: " ")))"
      }
    let group = option.isRepeating ? "*" : "(\(option.names.joined(separator: " ")))"
    return option.names.map { quoted("\(group)\($0)[\(summary)]\(value)") }
  }

  // MARK: fish

  private static var fishText: String {
    let scripts = "-k -a '(__fish_complete_suffix .galley)'"
    let words = words.map { "complete -c galley -n '__fish_is_nth_token 1' -a \($0.name) -d \(fishQuoted($0.summary))" }
    let lines =
      ["# fish completion for galley", "complete -c galley -f", "complete -c galley -n 'not __fish_seen_subcommand_from help' \(scripts)"]
      + words + options.map { fishLine($0, where: "not __fish_seen_subcommand_from help test") }
      + testOptions.map { fishLine($0, where: "__fish_seen_subcommand_from test") }
      + helpOptions.map { fishLine($0, where: "__fish_seen_subcommand_from help") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishLine(_ option: CommandOption, where condition: String) -> String {
    let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    let value =
      switch option.value {
      case .none: ""
      case .text: " -x"
      case .file: " -r -F"
      case .choice(let values): " -x -a '\(values.joined(separator: " "))'"
      }
    return "complete -c galley -n '\(condition)' \(names.joined(separator: " "))\(value) -d \(fishQuoted(option.summary))"
  }

  /// The text in single quotes for fish, which escapes a quote as `\'`.
  private static func fishQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'") + "'"
  }
}

import CommandLanguage
import LineEditing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Lets tests drive line editing alone: `edit [HISTORY]` at a terminal, `remember FILE PREFIX COUNT`, `count < FILE`.

let arguments = CommandLine.arguments.dropFirst()

switch (arguments.first, arguments.count) {
case ("edit", 1): edit(history: nil)
case ("edit", 2): edit(history: HistoryFile(path: Path(arguments.last ?? "")) { print("report:", $0) })
case ("remember", 4): remember(Array(arguments))
case ("count", 1): try count()
default:
  print("usage: line-editing-probe edit [HISTORY] | remember FILE PREFIX COUNT | count")
  exit(64)
}

/// Reads entries and prints the result of each.
func edit(history: HistoryFile?) {
  let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
  let usesColor = ColorOption.auto.allowsColor(environment: environment, isTerminal: isatty(1) == 1)
  let terminal = Terminal(kind: TerminalKind(environment: environment), usesColor: usesColor)
  let editor = LineEditor(terminal, assistance: Sample.assistance, history: history)
  defer { history?.tidy() }
  while true {
    let answer = editor.readLine()
    print("answer:", answer)
    switch answer {
    case .line("quit"), .end: return
    case .hangup(let signal): exit(128 + signal)
    case .line, .interrupted: continue
    }
  }
}

/// Adds numbered entries to a history file, as a separate session would.
func remember(_ arguments: [String]) {
  let history = HistoryFile(path: Path(arguments[1])) { print("report:", $0) }
  for number in 0..<(Int(arguments[3]) ?? 0) { history.add("\(arguments[2]) \(number)") }
}

/// Counts the lines and bytes of standard input.
func count() throws {
  let stream = LineStream(descriptor: 0)
  var lines = 0
  var bytes = 0
  while let line = try stream.nextSlice() {
    lines += 1
    bytes += line.bytes.count
  }
  print(lines, bytes)
}

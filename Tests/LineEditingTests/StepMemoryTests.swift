import Foundation
import TestSupport
import Testing

/// Runs many steps of each command that creates one. The memory for a step must not grow with the document.
///
/// Two shells run at the same time, because each test waits for its shell without blocking a thread.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"))) struct StepMemoryTests {
  struct Command: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The lines that run first, in addition to those of `opening`.
    var start = ""
    /// The line of a step, in which # is replaced by the step's number.
    var line: String

    init(_ name: String, start: String = "", _ line: String) {
      (testDescription, self.start, self.line) = (name, start, line)
    }
  }

  private static let steps = SampleSize.count(1_000, large: 4_000, of: "steps of each command")
  /// The shell itself uses up to 30 MiB. In the large sample, copying four bytes for each previous step would use 190 MiB.
  private static let mostMebibytes = 30 + 150 * steps / 10_000
  private static let opening = """
    define item cell width=1/3w height=1h; define group row horizontal width=1w height=100 of cell; define section grid row; use grid
    append sections main; append items a b x to main; apply

    """

  static let commands = [
    Command("append sections", "append sections s#"), Command("append items", "append items i# to main"),
    Command("insert sections", "insert sections s# before main"), Command("insert items", "insert items i# before a"),
    Command("delete items", start: "append items i{1...\(steps)} to main", "delete items i#"),
    Command("append sections and apply", "append sections s#; apply"),
    Command("move item", "move item a after b; move item a before b"), Command("reload items", "reload items a; apply"),
    Command("outlines", "append items i# under a"), Command("expand items", "expand items a; collapse items a"),
    Command("replace children", start: "append items c under a", "replace children of a with c#"),
    Command("view", "view v#"), Command("view with sections", "view v#; append sections m"),
    Command("identity", "identity content; identity id"), Command("content", "content x k#=v"),
    Command("content as identity", start: "identity content", "content x k#=v"),
    Command("contents", start: "append items i{1...\(steps)} to main", "content i# k=v"),
    Command("define item", "define item i# width=1w height=10"),
    Command("define group", "define group g# vertical width=1w height=1w of cell"),
    Command("undefine", start: each("define item i# width=1w height=10"), "undefine i#"),
    Command("define again", start: each("define item i# width=1w height=10"), "define item i# width=1w height=11"),
    Command("rename each", start: each("define group g# vertical width=1w height=1w of cell"), "rename g# other#"),
    Command("unuse", start: each("define section s# row; use s# for s#"), "unuse s#"),
    Command("use again", start: each("use grid for s#"), "use grid for s#"),
    Command("define section", "define section s# row"), Command("define header", "define header h# width=1w height=10"),
    Command("add to an item", "define badge b# width=9 height=9; add b# to cell"),
    Command("add to a section", "define header h# width=1w height=9; add h# to grid"),
    Command("add to the layout", "define header h# width=1w height=9; add h# to layout"),
    Command("add and remove", start: "define header h width=1w height=9", "add h to grid; remove h from grid"),
    Command("rename", "rename cell c#; rename c# cell"), Command("set", "set cell.height #"),
    Command("set layout", "set layout.interSectionSpacing #"),
    Command("use", "use grid for s#"), Command("use by index", "use grid for index #"),
    Command("use when", "use grid for main when width >= #"),
    Command("register cell", "register cell c#"), Command("present", start: "register cell c", "present s# as c"),
    Command("keep cell", start: "register cell c", "keep cell as c shows i#"), Command("container", "container 300x#"),
    Command("rotate", "rotate"), Command("scroll", "scroll to 0,#"), Command("measure", "measure a #x10"),
    Command("measures", "append items i#; measure i# 9x9"), Command("mark", "set cell.height #; mark m#"),
  ]

  private static func each(_ line: String) -> String {
    (1...steps).map { line.replacingOccurrences(of: "#", with: "\($0)") }.joined(separator: "\n")
  }

  @Test(.serialized, arguments: commands.prefix(commands.count / 2)) func aStepKeepsWhatItChanged(command: Command) async throws {
    try await expectSmallSteps(of: command)
  }

  @Test(.serialized, arguments: commands.suffix(commands.count - commands.count / 2))
  func aStepOfComponentsKeepsWhatItChanged(command: Command) async throws {
    try await expectSmallSteps(of: command)
  }

  private func expectSmallSteps(of command: Command) async throws {
    let folder = try TemporaryFolder()
    let end = folder.path("end")
    mkfifo(end, 0o600)
    let script = Self.opening + command.start + "\n" + Self.each(command.line) + "\necho done\nread \(end)\n"
    try folder.write(script, as: "steps")
    let output = open(folder.path("output"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let shell = try Child(BuiltProducts.galley.path, [folder.path("steps")], environment: ["LC_ALL": "C.UTF-8"], output: output)
    close(output)
    // The pipe can be opened once the shell reads it, which happens after the last step. The shell ends when the pipe is closed.
    var writer: Int32 = -1
    while writer < 0, shell.isRunning {
      try await Task.sleep(for: .milliseconds(5))
      writer = open(end, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    }
    try #require(writer >= 0, "every line was carried out")
    let peak = try #require(Self.peak(of: shell.identifier))
    close(writer)
    #expect(shell.waitForEnd() == 0)
    #expect(try String(contentsOfFile: folder.path("output"), encoding: .utf8).hasSuffix("done\n"))
    print("\(command.testDescription): \(peak / 1024) MiB for \(Self.steps) steps")
    #expect(peak < Self.mostMebibytes * 1024)
  }

  /// The peak memory of a process so far, in kibibytes; nil once it has ended.
  private static func peak(of process: pid_t) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}

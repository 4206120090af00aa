#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures the time to run the lines of a script, and to start and exit, relative to sqlite3. `galley` must be built in the same folder.
func shellBenchmarks() {
  guard let galley = path(besideThisOne: "galley"), let sqlite = path(of: "sqlite3") else {
    return print("shell: sqlite3 is missing, or galley in the folder of this executable")
  }
  let quit = temporaryFile("quit\n")
  let appends = temporaryFile("append sections main\n" + (0..<1_000_000).map { "append items item\($0) to main\n" }.joined())
  let inserts = temporaryFile(
    "create table t(id text primary key, s text) without rowid;begin;\n"
      + (0..<1_000_000).map { "insert into t values('item\($0)','main');\n" }.joined() + "commit;\n")
  defer { for file in [quit, appends, inserts] { unlink(file) } }
  let starts = (0..<41).map { _ in (run(galley, [], input: quit), run(sqlite, [":memory:", ".quit"], input: "/dev/null")) }
  report("start to exit", median(starts.map { $0.0 / $0.1 }), "starts of sqlite3", seconds: median(starts.map { $0.0 }))
  let time = run(galley, [], input: appends)
  report("1,000,000 lines that append", time / run(sqlite, [":memory:"], input: inserts), "of the time of sqlite3's inserts", seconds: time)
}

// MARK: Processes and files

/// The duration of a program, in seconds.
private func run(_ program: String, _ arguments: [String], input: String) -> Double {
  seconds {
    var actions = FileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    var status: Int32 = 0
    if posix_spawn(&process, program, &actions, nil, &words, environ) == 0 { waitpid(process, &status, 0) }
  }
}

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
#else
  private typealias FileActions = posix_spawn_file_actions_t
#endif

private func temporaryFile(_ text: String) -> String {
  var template = Array("/tmp/galley-bench-XXXXXX".utf8CString)
  let file = fdopen(mkstemp(&template), "w")
  fputs(text, file)
  fclose(file)
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

private func path(of program: String) -> String? {
  let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
  return folders.split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
}

private func path(besideThisOne program: String) -> String? {
  let own = CommandLine.arguments[0]
  let path = "\(own.lastIndex(of: "/").map { own[..<$0] } ?? ".")/\(program)"
  return access(path, X_OK) == 0 ? path : nil
}

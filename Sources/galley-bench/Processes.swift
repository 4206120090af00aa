#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Other programs: how they are started, how long they run and what they use. And files for them to read.

/// How long a process runs.
func seconds(_ path: String, _ arguments: [String], input: String) -> Double {
  let descriptor = open(input, O_RDONLY)
  let nowhere = open("/dev/null", O_WRONLY)
  defer {
    close(descriptor)
    close(nowhere)
  }
  return seconds {
    let process = spawn(path, arguments, input: descriptor, output: nowhere)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}

/// How long a process takes to show a text on a terminal; not a number if it does not within seconds.
func secondsToPrompt(_ path: String, _ arguments: [String], _ prompt: String) -> Double {
  guard let (master, name) = pseudoTerminal() else { return .nan }
  let terminal = open(name, O_RDWR | O_NOCTTY)
  var process: pid_t = 0
  var seen = ""
  let time = seconds {
    process = spawn(path, arguments, input: terminal, output: terminal)
    close(terminal)
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !seen.contains(prompt) {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, longestWait) > 0 else { break }
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      seen += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
  end(process)
  close(master)
  return seen.contains(prompt) ? time : .nan
}

/// What the shell asks with.
let galleyPrompt = "galley> "

/// How long a text is waited for, in milliseconds.
private let longestWait: Int32 = 5_000

/// The most memory that a process had at a time, in bytes.
func peakMemory(_ path: String, _ arguments: [String]) -> Double {
  let nowhere = open("/dev/null", O_RDWR)
  defer { close(nowhere) }
  let process = spawn(path, arguments, input: nowhere, output: nowhere)
  var status: Int32 = 0
  var usage = rusage()
  wait4(process, &status, 0, &usage)
  #if canImport(Darwin)
    return Double(usage.ru_maxrss)
  #else
    return Double(usage.ru_maxrss) * 1024
  #endif
}

func end(_ process: pid_t) {
  kill(process, SIGKILL)
  var status: Int32 = 0
  waitpid(process, &status, 0)
}

/// The keyboard of a new terminal, and the terminal's name.
func pseudoTerminal() -> (master: Int32, name: String)? {
  let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
  guard master >= 0 else { return nil }
  #if canImport(Darwin)
    guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master).map({ String(cString: $0) }) else { return nil }
  #else
    // TIOCSPTLCK and TIOCGPTN: the C library's calls for them are not imported.
    var isLocked: Int32 = 0
    var number: Int32 = 0
    guard ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return nil }
    let name = "/dev/pts/\(number)"
  #endif
  return (master, name)
}

private func spawn(_ path: String, _ arguments: [String], input: Int32, output: Int32) -> pid_t {
  spawn(path, arguments) { actions in
    for (descriptor, number) in [(input, 0), (output, 1), (output, 2)] as [(Int32, Int32)] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
  }
}

/// Starts a program in a session of its own, which a terminal controls.
func spawn(_ path: String, _ arguments: [String], at terminal: String) -> pid_t {
  spawn(path, arguments, flags: ownSession) { actions in
    for number in 0...2 as ClosedRange<Int32> { posix_spawn_file_actions_addopen(&actions, number, terminal, O_RDWR, 0) }
  }
}

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
  private let ownSession = POSIX_SPAWN_SETSID
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
  // POSIX_SPAWN_SETSID, which the C library's module does not show.
  private let ownSession: Int32 = 0x80
#endif

private func spawn(_ path: String, _ arguments: [String], flags: Int32 = 0, files: (inout FileActions) -> Void) -> pid_t {
  var actions = FileActions()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  files(&actions)
  var attributes = Attributes()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  posix_spawnattr_setflags(&attributes, Int16(flags))
  var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
  defer { words.forEach { free($0) } }
  var process: pid_t = 0
  posix_spawn(&process, path, &actions, &attributes, &words, environ)
  return process
}

// MARK: Files

func temporaryFile(_ text: String) -> String {
  var template = Array("/tmp/galley-bench-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  var text = text
  text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      guard count > 0 else { break }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }
  close(descriptor)
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

func path(of program: String) -> String? {
  let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
  return folders.split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
}

func path(besideThisOne program: String) -> String? {
  let own = CommandLine.arguments[0]
  let folder = own.lastIndex(of: "/").map { own[..<$0] } ?? "."
  let path = "\(folder)/\(program)"
  return access(path, X_OK) == 0 ? path : nil
}

/// What a file holds; nil if it cannot be read.
func bytes(ofFile path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return count == 0 ? bytes : nil }
    bytes += buffer[..<count]
  }
}

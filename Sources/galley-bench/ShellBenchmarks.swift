#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures the shell's times as multiples of sqlite3's in the same run: from start to end, to the first prompt on a pseudo-terminal, and
/// for a line of a script.
func shellBenchmarks(_ figures: Figures) {
  guard let sqlite = path(of: "sqlite3"), let galley = path(besideThisOne: "galley") else {
    return figures.say("sqlite3, or galley beside this executable, is missing")
  }
  measureStart(galley, sqlite, figures)
  measurePrompt(galley, sqlite, figures)
  measureScript(galley, sqlite, figures)
  measureMixedScript(galley, figures)
  measureSize(galley, figures)
}

private func measureStart(_ galley: String, _ sqlite: String, _ figures: Figures) {
  let quit = temporaryFile("quit\n")
  defer { unlink(quit) }
  for (way, arguments, input) in [("a pipe", [], quit), ("-c", ["-c", "quit"], "/dev/null"), ("a file", [quit], "/dev/null")] {
    let pairs = (0..<41).map { _ in (seconds(galley, arguments, input: input), seconds(sqlite, [":memory:", ".quit"], input: "/dev/null")) }
    report("start to end, by \(way)", pairs, .atMost(2), figures)
  }
}

private func measurePrompt(_ galley: String, _ sqlite: String, _ figures: Figures) {
  // Both edit lines only on a capable terminal.
  setenv("TERM", "xterm-256color", 1)
  var pairs: [(Double, Double)] = []
  for _ in 0..<31 {
    let pair = (secondsToPrompt(galley, ["--no-history"], galleyPrompt), secondsToPrompt(sqlite, [":memory:"], "sqlite> "))
    guard pair.0.isFinite, pair.1.isFinite else { return figures.say("no prompt was shown") }
    pairs.append(pair)
  }
  report("start to first prompt", pairs, nil, figures)
}

private func measureScript(_ galley: String, _ sqlite: String, _ figures: Figures) {
  let count = 1_000_000
  let appends = temporaryFile("append sections main\n" + (0..<count).map { "append items item\($0) to main\n" }.joined())
  let inserts = temporaryFile(
    "create table t(id text primary key, s text) without rowid;begin;\n"
      + (0..<count).map { "insert into t values('item\($0)','main');\n" }.joined() + "commit;\n")
  defer {
    unlink(appends)
    unlink(inserts)
  }
  let ours = seconds(galley, [], input: appends)
  let theirs = seconds(sqlite, [":memory:"], input: inserts)
  let remark = "\(rounded(Double(count) / ours)) a second"
  figures.add("a million appends by a pipe", theirs / ours, "x as fast as sqlite3's inserts", .atLeast(4), remark: remark)
}

/// Lines that edit, take back, apply and expect, on a thousand items; `.ci/function-order` has the same.
private func measureMixedScript(_ galley: String, _ figures: Figures) {
  let count = 100_000
  let begin = "template grid 3\nappend sections main\nappend items item{0...999} to main\napply\n"
  let rounds = (0..<count / 5).map { round in
    // The two differ by an odd number.
    let (item, other) = (round * 7 % 1000, (round * 11 + 1) % 1000)
    let move = "move item item\(item) before item\(other)"
    return "set row.interItemSpacing fixed(\(round % 50))\nundo\n\(move)\napply\nexpect content 393x43754\n"
  }
  let (empty, script) = (temporaryFile(begin), temporaryFile(begin + rounds.joined()))
  defer {
    unlink(empty)
    unlink(script)
  }
  let start = fastest(of: 5) { _ = seconds(galley, [], input: empty) }
  // Each run beside raw writes of its own: both take up to twice as long at times.
  let runs = (0..<7).map { _ in
    let each = (seconds(galley, [], input: script) - start) * 1e9 / Double(count)
    return (each: each, rawWrites: each / rawFrameWrite())
  }
  figures.add(
    "a line of 100000 of set, undo, move, apply, expect on 1000 items", median(runs.map { $0.rawWrites }), "raw writes", .atMost(6_000),
    remark: "\(shown(nanoseconds: median(runs.map { $0.each }))), the medians of \(runs.count) runs")
}

private func measureSize(_ galley: String, _ figures: Figures) {
  guard let strip = path(of: "strip") else { return figures.say("strip is missing") }
  let stripped = temporaryFile("")
  defer { unlink(stripped) }
  _ = seconds(strip, ["-o", stripped, galley], input: "/dev/null")
  var status = stat()
  guard stat(stripped, &status) == 0, status.st_size > 0 else { return }
  figures.add("the executable, stripped", Double(status.st_size) / 1e6, "MB", .atMost(15))
}

private func report(_ what: String, _ pairs: [(Double, Double)], _ bound: Figures.Bound?, _ figures: Figures) {
  figures.add(what, median(pairs.map { $0.0 / $0.1 }), "x sqlite3", bound, remark: "the median of \(pairs.count) pairs")
}

import Foundation
import TestSupport
import Testing

/// The shell, run as a process, can access files whose names are not UTF-8, wherever a file name is accepted.
@Suite struct BytePathTests {
  /// Runs lines of the Bourne shell in a separate folder, where `$d` is a folder `d\xFF` and `$galley` the shell.
  private func output(of lines: String) throws -> String {
    let folder = try TemporaryFolder()
    let script = """
      cd '\(folder.path)'; galley='\(BuiltProducts.galley.path)'; d=$(printf 'd\\377'); mkdir "$d"; exec 2>&1
      \(lines)
      """
    return try Child.output(of: "/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"])
  }

  @Test func arguments() throws {
    let lines = #"""
      echo 'echo here; save saved.galley' > "$d/s.galley"
      $galley "$d/s.galley"; $galley --safe "$d/s.galley"; $galley test "$d/s.galley"; $galley --init "$d/s.galley" -c 'echo there'
      $galley "$d/none.galley"; ls "$d"
      $galley -c "append sections $d"
      """#
    let answers = try output(of: lines)
    #expect(
      answers.hasPrefix(
        #"""
        here
        here
        passed d\xFF/s.galley (no expectations)
        0 expectations
        1 passed, 0 failed
        here
        there
        galley: 'd\xFF/none.galley' cannot be read: no such file or directory
        s.galley
        saved.galley

        """#))
    #expect(answers.contains("<command>:1:18: error: byte 18 of the line, 0xFF, is not UTF-8"))
  }

  /// The files of the history, of the lessons' progress and of the start-up script, and the expansion of `~`.
  @Test func foldersOfTheEnvironment() throws {
    let lines = #"""
      mkdir -p "$d/.config/galley"; echo 'append sections begun' > "$d/.config/galley/rc.galley"; chmod -R go-w "$d"
      printf 'save ~/saved.galley\nlesson 1\nset row.width 1w\n' | HOME="$PWD/$d" TERM=dumb $galley --interactive > answers
      grep -c 'append sections begun' "$d/saved.galley"
      (cd "$d/.local/state/galley" && ls && cat history lessons)
      ls | wc -l
      """#
    #expect(
      try output(of: lines) == """
        1
        history
        lessons
        save ~/saved.galley
        lesson 1
        set row.width 1w
        fraction
        2

        """)
  }
}

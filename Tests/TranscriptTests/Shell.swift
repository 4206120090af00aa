import Foundation
import TestSupport

/// A shell in which `galley` is the executable that was built with the tests.
enum Shell {
  /// Runs a script in the checkout with a variable that sets the locale. Returns both outputs, interleaved as they were printed.
  static func output(of script: String, in locale: (name: String, value: String) = ("LC_ALL", "C.UTF-8")) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = Repository.root
    process.environment = ["PATH": "\(BuiltProducts.folder.path):/usr/bin:/bin", locale.name: locale.value, "HOME": "/nonexistent"]
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output
  }
}

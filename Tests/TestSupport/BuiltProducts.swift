import Foundation

/// The executables that were built with the tests.
package enum BuiltProducts {
  /// The folder of the built products. It contains the tests, which are a bundle on macOS and an executable elsewhere.
  package static let folder: URL = {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" && $0.bundleURL.hasDirectoryPath }
    let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent()
  }()

  /// The shell.
  package static let galley = folder.appendingPathComponent("galley")
}

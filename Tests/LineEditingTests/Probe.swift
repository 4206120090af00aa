import Foundation

/// The executable that drives line editing alone.
enum Probe {
  static let url: URL = {
    // On macOS the tests are a bundle beside the executables, elsewhere an executable among them.
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" && $0.bundleURL.hasDirectoryPath }
    let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("line-editing-probe")
  }()

  /// The shell itself, built beside the probe.
  static var shell: URL { url.deletingLastPathComponent().appendingPathComponent("galley") }

  static func start(_ arguments: [String]) throws -> Child {
    try Child(url.path, arguments, environment: [:])
  }
}

import Foundation
import PackagePlugin

/// Prints the version of the executable that the package depends on.
@main struct GalleyVersion: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "galley").url
    process.arguments = ["--version"]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }
}

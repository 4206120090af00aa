import Foundation
import PackagePlugin

/// `swift package galley-check` compares the layouts of a package with its `Layouts.lock`. Other arguments go to `galley check`.
@main
struct GalleyCheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "galley").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check"] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("galley check: the layouts are not those of Layouts.lock") }
  }
}

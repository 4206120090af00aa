import LineEditing
import Workbench

/// Where what outlives a session is kept.
enum StateFolder {
  /// `$XDG_STATE_HOME/galley`, or its place below the home folder; nil without a home.
  static var path: String? {
    if let state = environmentVariable("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/galley" }
    return environmentVariable("HOME").flatMap { $0.isEmpty ? nil : "\($0)/.local/state/galley" }
  }

  /// The history, and beside it the journals.
  static var historyPath: String? { path.map { "\($0)/history" } }

  /// Which lessons were solved.
  static var lessonsPath: String? { path.map { "\($0)/lessons" } }
}

/// Where what a user sets up is kept.
enum ConfigurationFolder {
  /// `$XDG_CONFIG_HOME/galley/rc.galley`, or its place below the home folder; nil without a home.
  static var startUpFile: String? {
    if let folder = environmentVariable("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return "\(folder)/galley/rc.galley" }
    return environmentVariable("HOME").flatMap { $0.isEmpty ? nil : "\($0)/.config/galley/rc.galley" }
  }
}

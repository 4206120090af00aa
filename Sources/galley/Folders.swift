/// The folder for files that outlive a session.
enum StateFolder {
  /// `$XDG_STATE_HOME/galley`, or its place below the home folder; nil without a home.
  static var path: String? {
    if let state = environmentVariable("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/galley" }
    return environmentVariable("HOME").flatMap { $0.isEmpty ? nil : "\($0)/.local/state/galley" }
  }

  /// The history file; the journals are beside it.
  static var historyPath: String? { path.map { "\($0)/history" } }

  static var lessonsPath: String? { path.map { "\($0)/lessons" } }
}

enum ConfigurationFolder {
  /// `$XDG_CONFIG_HOME/galley/rc.galley`, or its place below the home folder; nil without a home.
  static var startUpFile: String? {
    if let folder = environmentVariable("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return "\(folder)/galley/rc.galley" }
    return environmentVariable("HOME").flatMap { $0.isEmpty ? nil : "\($0)/.config/galley/rc.galley" }
  }
}

import CommandLanguage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folder for files that are kept between sessions.
enum StateFolder {
  /// `$XDG_STATE_HOME/galley`, or its default in the home folder; nil if there is no home folder.
  static var path: Path? {
    if let state = pathVariable("XDG_STATE_HOME"), state.isAbsolute { return state + "/galley" }
    return pathVariable("HOME").flatMap { $0 == "" ? nil : $0 + "/.local/state/galley" }
  }

  /// The history file. The journals are in the same folder.
  static var historyPath: Path? { path.map { $0 + "/history" } }

  static var lessonsPath: Path? { path.map { $0 + "/lessons" } }
}

enum ConfigurationFolder {
  /// `$XDG_CONFIG_HOME/galley/rc.galley`, or its default in the home folder; nil if there is no home folder.
  static var startUpFile: Path? {
    if let folder = pathVariable("XDG_CONFIG_HOME"), folder.isAbsolute { return folder + "/galley/rc.galley" }
    return pathVariable("HOME").flatMap { $0 == "" ? nil : $0 + "/.config/galley/rc.galley" }
  }
}

private func pathVariable(_ name: String) -> Path? { getenv(name).map { Path(cString: $0) } }

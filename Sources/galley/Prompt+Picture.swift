import LineEditing
import Localization
import Rendering
import Sessions

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Prompt {
  /// Draws the current picture and reserves rows for it, or releases them if the picture is not shown.
  func keepPicture() {
    output.write(pictureUpdate())
    output.flush()
  }

  func endPicture() {
    output.write(region.end())
    output.flush()
  }

  /// Suspends the process for Ctrl-Z while a command runs. The scroll region is removed for other programs.
  func stopProcess() {
    endPicture()
    SignalWatch.stopProcess()
    keepPicture()
  }

  var keptScreen: KeptScreen {
    var screen = KeptScreen()
    screen.leave = { [unowned self] in region.end() }
    screen.take = { [unowned self] in pictureUpdate() }
    screen.clear = { [unowned self] in region.isShown ? region.clearing : KeptScreen().clear() }
    screen.firstRow = { [unowned self] in region.rows + 1 }
    return screen
  }

  private func pictureUpdate() -> String {
    let screen = Terminal(kind: .full, usesColor: false).size
    guard Self.canKeepRows, let reason = session.watch, let rows = PictureRegion.pictureRows(on: screen, for: reason) else {
      return region.end()
    }
    let beginning = region.begin(pictureRows: rows, on: screen)
    let lines = session.watchedPicture(columns: screen.columns, rows: rows)
    return beginning + region.drawing(lines, isColoured: usesColor, isASCII: session.settings.renderer.isASCII)
  }

  private static var canKeepRows: Bool { isatty(0) == 1 && isatty(1) == 1 && TerminalKind(environment: environmentVariable) == .full }
}

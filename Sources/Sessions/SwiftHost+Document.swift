import CompositionalLayout
import Documents
import HashTreeCollections
import Snapshots
import SwiftInterpreter

extension SwiftReader.SourcePiece {
  init(_ piece: LayoutCode.SourceText, of view: View) {
    self.init(piece.text, host: SwiftHost(piece.surroundings, view), runs: piece.file == nil)
    path = piece.file
    guard runs else { return }
    // Pieces from files store no screen.
    let isStandIn = piece.screen.value == nil
    let screen = piece.screen.value ?? LayoutCode.CodeScreen(of: view)
    snapshot = { AppSnapshot(screen, isStandIn: isStandIn) }
  }
}

extension AppSnapshot {
  init(_ screen: LayoutCode.CodeScreen, isStandIn: Bool) {
    let snapshot = screen.snapshot
    let sections = snapshot.sectionIdentifiers.map { section in
      AppSection(name: section, items: ((try? snapshot.itemIdentifiers(inSection: section)) ?? []).map { $0.name })
    }
    var outlines: [String: SectionSnapshot<String>] = [:]
    for (section, outline) in screen.outlines {
      let items = (try? snapshot.itemIdentifiers(inSection: section)) ?? []
      outlines[section] = outline.rebased(onto: items).mapped { $0.name }
    }
    self.init(sections: sections, outlines: outlines, hasPendingEdits: screen.hasPendingEdits, isStandIn: isStandIn)
  }
}

extension SwiftHost {
  /// The app that hosts Swift code: the device, the view's bounds, and the sections on screen.
  init(_ surroundings: LayoutCode.Surroundings, _ view: View) {
    let settings = surroundings.environment
    let bounds = surroundings.bounds
    let environment = settings.environment(bounds: bounds)
    self.init(width: bounds.width, height: bounds.height)
    if let held = settings.device, let device = Device.named(held.name) {
      let screen = device.bounds(of: HeldDevice(name: held.name, isLandscape: held.isLandscape))
      (screenWidth, screenHeight) = (screen.width, screen.height)
    }
    container = Container(width: environment.providerContainer.width, height: environment.providerContainer.height)
    self.environment = environment
    let insets = environment.safeAreaInsets
    safeArea = Insets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    let margins = environment.layoutMargins
    layoutMargins = Insets(top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    scale = environment.displayScale
    os = environment.systemVersion
    horizontalSizeClass = environment.horizontalSizeClass.rawValue
    verticalSizeClass = environment.verticalSizeClass.rawValue
    idiom = environment.userInterfaceIdiom.rawValue
    contentSizeCategory = environment.preferredContentSizeCategory.rawValue
    isRightToLeft = environment.layoutDirection == .rightToLeft
    let snapshot = view.snapshotInSight
    sections = snapshot.sectionIdentifiers
    itemCounts = sections.map { (try? snapshot.numberOfItems(inSection: $0)) ?? 0 }
  }

  /// The traits that depend on a device or the environment's properties.
  static let traits = [
    "traitCollection.horizontalSizeClass", "traitCollection.verticalSizeClass", "traitCollection.userInterfaceIdiom",
    "device.userInterfaceIdiom",
  ]

  var unsetTraits: [String] {
    zip(Self.traits, [horizontalSizeClass, verticalSizeClass, idiom, idiom]).filter { $0.1 == "unspecified" }.map { $0.0 }
  }

  init(_ document: Document) { self.init(document.codeSurroundings(of: document.view), document.view) }
}

import CompositionalLayout
import Documents
import Snapshots
import SwiftSource

extension SwiftHost {
  /// The app around Swift code, as the document says: its device, the view's bounds, the sections on screen.
  init(_ document: Document) {
    let view = document.view
    let environment = document.environment.environment(bounds: view.bounds)
    self.init(width: view.bounds.width, height: view.bounds.height)
    if let held = document.environment.device, let device = Device.named(held.name) {
      let screen = device.bounds(of: HeldDevice(name: held.name, isLandscape: held.isLandscape))
      (screenWidth, screenHeight) = (screen.width, screen.height)
    }
    let insets = environment.safeAreaInsets
    safeArea = Insets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    scale = environment.displayScale
    os = environment.systemVersion
    horizontalSizeClass = environment.horizontalSizeClass.rawValue
    verticalSizeClass = environment.verticalSizeClass.rawValue
    idiom = environment.userInterfaceIdiom.rawValue
    contentSizeCategory = environment.preferredContentSizeCategory.rawValue
    isRightToLeft = environment.layoutDirection == .rightToLeft
    sections = view.pending.sectionIdentifiers
    itemCounts = sections.map { (try? view.pending.numberOfItems(inSection: $0)) ?? 0 }
  }
}

import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Snapshots

/// The views that a page shows in addition to the current one. Each option adds a pane.
package struct PageOptions: Equatable, Sendable {
  package var view: String?
  /// The current view on another device.
  package var device: String?
  /// Shows the current view in the other orientation; with `device`, shows that device in landscape.
  package var isTurned = false
  /// The current view with this layout section for every section of its data.
  package var section: Word?
  /// The address of the playground that the page links to; nil for the default one.
  package var playground: String?

  package init(view: String? = nil, device: String? = nil, isTurned: Bool = false, section: Word? = nil, playground: String? = nil) {
    self.view = view
    self.device = device
    self.isTurned = isTurned
    self.section = section
    self.playground = playground
  }

  /// True if the page shows only the current view.
  package var isEmpty: Bool { self == PageOptions() }
}

extension PageOptions {
  func panes(of document: Document) throws(Diagnostic) -> [PagePane] {
    var panes = [try PagePane(of: document)]
    if let view { panes.append(try PagePane(of: try document.turned(to: view))) }
    if device != nil || isTurned { panes.append(try PagePane(of: try document.held(on: device, isTurned: isTurned))) }
    if let section { panes.append(try PagePane(of: try document.laidOut(by: section), laidOutBy: section.text)) }
    return panes
  }
}

extension Document {
  fileprivate func turned(to name: String) throws(Diagnostic) -> Document {
    guard let index = index(ofView: name) else {
      throw Diagnostic(
        .unknownView, "there is no view '\(name.abbreviated)'", at: .parameter("view")
      ).offering(views.map { $0.name }, insteadOf: name)
    }
    var copy = self
    copy.current = index
    return copy
  }

  fileprivate func held(on name: String?, isTurned: Bool) throws(Diagnostic) -> Document {
    var copy = self
    if let name {
      guard Device.named(name) != nil else {
        throw Diagnostic(
          .unknownDevice, "there is no device '\(name.abbreviated)'", at: .parameter("device"), notes: ["'devices' lists all devices"]
        ).offering(Device.all.map { $0.name }, insteadOf: name)
      }
      copy.hold(HeldDevice(name: name, isLandscape: isTurned))
    } else if var held = environment.device {
      held.isLandscape.toggle()
      copy.hold(held)
    } else {
      let bounds = view.bounds
      copy.view.bounds = Size(width: bounds.height, height: bounds.width)
    }
    copy.takeSizes(since: CopyOnWriteBox(self))
    return copy
  }

  fileprivate func laidOut(by section: Word) throws(Diagnostic) -> Document {
    try expect(section, oneOf: [.section])
    var copy = self
    copy.view.provider.use(Use(component: section.text, target: .every))
    copy.takeSizes(since: CopyOnWriteBox(self))
    return copy
  }
}

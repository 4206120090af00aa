import CommandLanguage
import CompositionalLayout
import Localization

extension Document {
  /// Sets the environment's scale, safe area, margins and size classes, and every view's bounds, to those of a device.
  package mutating func hold(_ held: HeldDevice) {
    guard let device = Device.named(held.name) else { return }
    environment.hold(device, as: held)
    for index in views.indices { views[index].bounds = device.bounds(of: held) }
  }

  package var surroundings: Phrase {
    let insets = Notation<DirectionalEdgeInsets>.insets
    let device: Phrase =
      environment.device.map { held in
        let name = held.share == .full ? held.name : "\(held.name) \(held.share.rawValue)"
        return held.isLandscape ? "\(name) in landscape, " : "\(name), "
      } ?? ""
    return
      "\(device)bounds \(view.bounds.shown), scale \(shortest(environment.scale)), safe area \(insets.text(environment.safeArea)), margins \(insets.text(environment.layoutMargins)), os \(environment.os)"
  }
}

extension EnvironmentSettings {
  mutating func hold(_ device: Device, as held: HeldDevice) {
    self.device = held
    scale = device.scale
    safeArea = device.safeArea(isLandscape: held.isLandscape, os: os)
    layoutMargins = device.margins(of: held, os: os)
    (horizontalSizeClass, verticalSizeClass) = device.sizeClasses(of: held)
    userInterfaceIdiom = device.idiom
  }

  /// Sets a property. A new system version also updates the safe area and the margins if they are still the device's (layout-rules R18.17).
  package mutating func set(_ name: Word, to value: Word?) throws(Diagnostic) -> LongForm {
    let earlier = self
    let text = try Self.properties.set(name, to: value, in: &self, of: "the environment")
    if os != earlier.os, let held = device, let device = Device.named(held.name) {
      if safeArea == device.safeArea(isLandscape: held.isLandscape, os: earlier.os) {
        safeArea = device.safeArea(isLandscape: held.isLandscape, os: os)
      }
      if layoutMargins == device.margins(of: held, os: earlier.os) { layoutMargins = device.margins(of: held, os: os) }
    }
    return text
  }
}

extension Notation where Value == Double {
  /// Pixels per point.
  package static let scale = Notation(
    ValueType("scale", accepts: "pixels per point, such as 3, from 0.1 to 100") { word throws(Diagnostic) in
      guard let number = decimal(word.text), number >= 0.1, number <= 100 else {
        throw .unreadable(word, accepts: "pixels per point, such as 3, from 0.1 to 100")
      }
      return number
    }, swift: { shortest($0) }
  ) { shortest($0) }
}

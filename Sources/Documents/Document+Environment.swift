import CommandLanguage
import CompositionalLayout
import Drawing
import LayoutComponents
import Wording

extension Document {
  /// Takes a device's scale, safe area, margins, size classes and bounds.
  package mutating func hold(_ device: Device, isLandscape: Bool) {
    environment.device = HeldDevice(name: device.name, isLandscape: isLandscape)
    environment.scale = device.scale
    environment.safeArea = device.safeArea(isLandscape: isLandscape, os: environment.os)
    environment.layoutMargins = device.margins(isLandscape: isLandscape, os: environment.os)
    (environment.horizontalSizeClass, environment.verticalSizeClass) = device.sizeClasses(isLandscape: isLandscape)
    for index in views.indices { views[index].bounds = device.bounds(isLandscape: isLandscape) }
  }

  /// One sentence about the environment in which layouts are solved.
  package var surroundings: Phrase {
    let insets = Notation<DirectionalEdgeInsets>.insets
    let device: Phrase = environment.device.map { $0.isLandscape ? "\($0.name) in landscape, " : "\($0.name), " } ?? ""
    return
      "\(device)bounds \(view.bounds.shown), scale \(shortest(environment.scale)), safe area \(insets.text(environment.safeArea)), margins \(insets.text(environment.layoutMargins)), os \(environment.os)"
  }
}

extension Notation where Value == Double {
  /// Pixels a point.
  package static let scale = Notation(
    ValueType("scale", accepts: "a number of pixels a point, such as 3, at least 0.1 and at most 100") { word throws(Diagnostic) in
      guard let number = decimal(word.text), number >= 0.1, number <= 100 else {
        throw .unreadable(word, accepts: "a number of pixels a point, such as 3, at least 0.1 and at most 100")
      }
      return number
    }, swift: { shortest($0) }
  ) { shortest($0) }
}

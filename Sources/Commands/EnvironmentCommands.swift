import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

package enum EnvironmentCommands {
  static let all: [ShellCommand] = [container, device, devices, rotate]

  private static let topic = "environment"

  static let container = ShellCommand(
    "container", "sets the current view's bounds", topic: topic, One(.size), examples: [Example("container 390x844")]
  ) { (workspace: inout Workspace, size: Size) throws(Diagnostic) -> CommandEffect in
    try workspace.edit { document throws(Diagnostic) in document.view.bounds = size }
    return .edited("bounds \(size.shown)")
  }

  static let device = ShellCommand(
    "device", "sets the bounds of every view and the scale, safe area, margins and size classes to those of a device", topic: topic,
    One(.device), Many(.posture, atLeast: 0),
    examples: [Example("device iphone-16-pro landscape"), Example("device ipad-pro-13-m4 half landscape")]
  ) { (workspace: inout Workspace, name: String, postures: [Posture]) throws(Diagnostic) -> CommandEffect in
    guard let device = Device.named(name) else {
      let names = Device.all.map { $0.name }
      let alike = names.filter { $0.contains(text: name.lowercased()) }
      throw Diagnostic(
        .unknownDevice, "there is no device '\(name.abbreviated)'", at: .parameter("device"), notes: ["'devices' lists all devices"]
      ).offering(alike.isEmpty ? names : alike, insteadOf: name)
    }
    let held = try held(device, postures)
    try workspace.edit { document throws(Diagnostic) in document.hold(held) }
    let surroundings = workspace.document.surroundings
    return .edited(surroundings)
  }

  private static func held(_ device: Device, _ postures: [Posture]) throws(Diagnostic) -> HeldDevice {
    let orientations = postures.filter { $0.share == nil }
    let shares = postures.compactMap { $0.share }
    guard orientations.count <= 1, shares.count <= 1 else {
      throw Diagnostic(
        .givenTwice, "choose one orientation and one part of the screen", at: .parameter("orientation|part"))
    }
    let share = shares.first ?? .full
    guard share == .full || device.sharesItsScreen else {
      throw Diagnostic(
        .screenNotShared, "only iPads share the screen between apps, and '\(device.name)' is not an iPad",
        at: .parameter("orientation|part"))
    }
    return HeldDevice(name: device.name, isLandscape: orientations.first == .landscape, share: share)
  }

  private static let columns =
    [
      Table.Column("device", key: "name"), Table.Column("size", key: "size", parts: ["width", "height"]),
      Table.Column("scale", key: "scale", isNumber: true, shape: .number),
      Table.Column("safe top", key: "safeTop", isNumber: true, omissionRank: 2, shape: .number),
      Table.Column("bottom", key: "safeBottom", isNumber: true, omissionRank: 2, shape: .number),
      Table.Column("margin", key: "margin", isNumber: true, omissionRank: 3, shape: .number), Table.Column("size classes", omissionRank: 4),
      Table.Column("in landscape", omissionRank: 5),
    ]
    + ["horizontalSizeClass", "verticalSizeClass", "landscapeHorizontalSizeClass", "landscapeVerticalSizeClass"].map {
      Table.Column(nil, key: $0, shape: .choice(["compact", "regular"]))
    }

  package static let devicesShape = JSONShape(rowsOf: columns, key: "devices")

  static let devices = ShellCommand(
    "devices", "lists the devices with their size in points, scale, safe area, margins and size classes", topic: topic, formats: .ofTables,
    examples: [Example("devices")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    return .show(
      .table(
        Table(columns, rowsKey: "devices") { body in
          for device in Device.all {
            let classes = [false, true].map { device.sizeClasses(of: HeldDevice(name: device.name, isLandscape: $0)) }
            body(
              [
                .name(device.name), .numbers([device.size.width, device.size.height]), .number(device.scale), .number(device.safeTop),
                .number(device.safeBottom), .number(device.margin),
              ] + classes.map { .text("\($0.horizontal.rawValue) × \($0.vertical.rawValue)") }
                + classes.flatMap { [.text($0.horizontal.rawValue), .text($0.vertical.rawValue)] })
          }
        }))
  }

  static let rotate = ShellCommand(
    "rotate", "rotates the device or, without a device, swaps the width and the height of every view", topic: topic,
    examples: [Example("rotate", after: "device iphone-16")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    try workspace.edit { document throws(Diagnostic) in
      if var held = document.environment.device {
        held.isLandscape.toggle()
        document.hold(held)
      } else {
        for index in document.views.indices {
          let bounds = document.views[index].bounds
          document.views[index].bounds = Size(width: bounds.height, height: bounds.width)
        }
      }
    }
    let surroundings = workspace.document.surroundings
    return .edited(surroundings)
  }
}

extension ValueType where Value == Posture {
  /// Completion offers the postures of the current device.
  fileprivate static var posture: ValueType {
    var type = oneOf(Posture.self, named: "orientation|part")
    type.completions = .live(Live.posture)
    return type
  }
}

/// A word after a device: its orientation, or the part of its screen that the app takes up.
package enum Posture: RawRepresentable, Choice {
  case portrait, landscape
  case part(ScreenShare)

  package static let allCases = [portrait, landscape] + ScreenShare.allCases.map(part)

  package init?(rawValue: String) {
    guard let posture = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = posture
  }

  package var rawValue: String {
    switch self {
    case .portrait: "portrait"
    case .landscape: "landscape"
    case .part(let share): share.rawValue
    }
  }

  package var meaning: Phrase {
    switch self {
    case .portrait: "held upright"
    case .landscape: "turned on its side"
    case .part(let share): share.meaning
    }
  }

  fileprivate var share: ScreenShare? { if case .part(let share) = self { share } else { nil } }

  /// The words that may follow the arguments of a command that chooses a device.
  package static func candidates(after words: [String]) -> [Candidate] {
    let device = words.dropFirst().first.flatMap(Device.named)
    return allCases.filter { device?.sharesItsScreen == true || [nil, .full].contains($0.share) }.map {
      Candidate($0.rawValue, $0.meaning)
    }
  }
}

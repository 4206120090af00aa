import SwiftParsing

extension Evaluator {
  func rectangle(_ width: Double, _ height: Double, _ what: String) -> Value {
    noteRead(what)
    return .known(.geometry(Geometry(type: "CGRect", numbers: [0, 0, width, height])))
  }

  func size(_ width: Double, _ height: Double, _ what: String) -> Value {
    noteRead(what)
    return .known(.geometry(Geometry(type: "CGSize", numbers: [width, height])))
  }

  private func directionalInsets(_ insets: SwiftHost.Insets, _ what: String) -> Value {
    noteRead(what)
    return .known(
      .geometry(Geometry(type: "NSDirectionalEdgeInsets", numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])))
  }

  func edgeInsets(_ insets: SwiftHost.Insets, _ what: String) -> Value {
    noteRead(what)
    let sides = host.isRightToLeft ? [insets.trailing, insets.leading] : [insets.leading, insets.trailing]
    return .known(.geometry(Geometry(type: "UIEdgeInsets", numbers: [insets.top, sides[0], insets.bottom, sides[1]])))
  }

  func member(_ name: String, of object: HostObject, _ span: Span) throws(Refusal) -> Value? {
    switch object {
    case .environment: return environmentMember(name)
    case .container: return containerMember(name)
    case .traits: return traitsMember(name)
    case .view, .collectionView:
      // Margins that the code sets on the view are unknown to a section provider.
      if isProviding, name == "layoutMargins" || name == "directionalLayoutMargins", let ownMargins { throw ownMargins }
      return viewMember(name, of: object)
    case .screen: return screenMember(name)
    case .device: return deviceMember(name)
    case .application, .scene: return applicationMember(name)
    case .dataSource:
      let isPlace = ["itemIdentifier", "indexPath", "index"].contains(name)
      let isKnown = isPlace || SystemTypes.type(object.typeName)?.methods.contains(name) ?? false
      return isKnown ? .function(FunctionValue(kind: .member(name, of: .known(.host(object))))) : .opaque(OpaqueValue(name: name))
    case .sections: return try sectionsMember(name, span)
    case .safeArea: return name == "layoutFrame" ? safeAreaFrame : nil
    }
  }

  private var safeAreaFrame: Value {
    noteRead("safeArea")
    let insets = host.safeArea
    let left = host.isRightToLeft ? insets.trailing : insets.leading
    let size = [host.width - insets.leading - insets.trailing, host.height - insets.top - insets.bottom]
    return .known(.geometry(Geometry(type: "CGRect", numbers: [left, insets.top] + size)))
  }

  private func environmentMember(_ name: String) -> Value? {
    switch name {
    case "container": .known(.host(.container))
    case "traitCollection": .known(.host(.traits))
    default: nil
    }
  }

  private func containerMember(_ name: String) -> Value? {
    let container = groupContainer ?? host.container
    let insets = container.insets
    switch name {
    case "contentSize": return size(container.width, container.height, "container.contentSize")
    case "effectiveContentSize":
      return size(
        container.width - insets.leading - insets.trailing, container.height - insets.top - insets.bottom,
        "container.effectiveContentSize")
    case "contentInsets", "effectiveContentInsets":
      return directionalInsets(insets, "container.contentInsets")
    default: return nil
    }
  }

  private func traitsMember(_ name: String) -> Value? {
    let symbol: (type: String, name: String)
    switch name {
    case "horizontalSizeClass": symbol = ("UIUserInterfaceSizeClass", host.horizontalSizeClass)
    case "verticalSizeClass": symbol = ("UIUserInterfaceSizeClass", host.verticalSizeClass)
    case "userInterfaceIdiom": symbol = ("UIUserInterfaceIdiom", host.idiom)
    case "preferredContentSizeCategory": symbol = ("UIContentSizeCategory", host.contentSizeCategory)
    case "layoutDirection":
      symbol = ("UITraitEnvironmentLayoutDirection", host.isRightToLeft ? "rightToLeft" : "leftToRight")
    case "displayScale":
      noteRead("traitCollection.displayScale")
      return .double(host.scale)
    // Traits that affect only colours and fonts. Documents do not store them.
    case "userInterfaceStyle", "userInterfaceLevel", "accessibilityContrast", "legibilityWeight", "displayGamut", "activeAppearance":
      return .opaque(OpaqueValue(name: name))
    default: return nil
    }
    noteRead("traitCollection.\(name)")
    return .known(.symbol(type: symbol.type, name: symbol.name))
  }

  private func viewMember(_ name: String, of object: HostObject) -> Value? {
    switch name {
    case "bounds", "frame": return rectangle(host.width, host.height, "bounds")
    case "safeAreaInsets": return edgeInsets(host.safeArea, "safeArea")
    case "layoutMargins" where ownMargins == nil: return edgeInsets(host.layoutMargins, "layoutMargins")
    case "directionalLayoutMargins" where ownMargins == nil: return directionalInsets(host.layoutMargins, "layoutMargins")
    case "safeAreaLayoutGuide": return .known(.host(.safeArea))
    case "traitCollection": return .known(.host(.traits))
    case "window", "superview": return .known(.host(.view))
    case "dataSource" where object == .collectionView: return .known(.host(.dataSource))
    case "windowScene": return .known(.host(.scene))
    case "isKeyWindow": return .bool(true)
    case "effectiveUserInterfaceLayoutDirection":
      return .known(
        .symbol(type: "UIUserInterfaceLayoutDirection", name: host.isRightToLeft ? "rightToLeft" : "leftToRight"))
    case "numberOfSections":
      noteRead("sections")
      return .int(host.sections.count)
    case "numberOfItems", "setCollectionViewLayout", "performBatchUpdates":
      return .function(FunctionValue(kind: .member(name, of: .known(.host(object)))))
    default: return .opaque(OpaqueValue(name: name))
    }
  }

  private func screenMember(_ name: String) -> Value? {
    switch name {
    case "main": return .known(.host(.screen))
    case "bounds": return rectangle(host.screenWidth, host.screenHeight, "screen.bounds")
    case "scale", "nativeScale":
      noteRead("screen.scale")
      return .double(host.scale)
    case "traitCollection": return .known(.host(.traits))
    default: return nil
    }
  }

  private func applicationMember(_ name: String) -> Value? {
    switch name {
    case "shared": .known(.host(.application))
    case "windows": .array([.known(.host(.view))])
    case "connectedScenes": .array([.known(.host(.scene))])
    case "keyWindow", "coordinateSpace": .known(.host(.view))
    case "screen": .known(.host(.screen))
    case "traitCollection": .known(.host(.traits))
    case "interfaceOrientation", "statusBarOrientation":
      .known(.symbol(type: "UIInterfaceOrientation", name: host.isLandscape ? "landscapeLeft" : "portrait"))
    case "preferredContentSizeCategory": .known(.symbol(type: "UIContentSizeCategory", name: host.contentSizeCategory))
    default: .opaque(OpaqueValue(name: name))
    }
  }

  private func deviceMember(_ name: String) -> Value? {
    switch name {
    case "current": return .known(.host(.device))
    case "userInterfaceIdiom":
      noteRead("device.userInterfaceIdiom")
      return .known(.symbol(type: "UIUserInterfaceIdiom", name: host.idiom))
    case "orientation":
      noteRead("bounds")
      return .known(.symbol(type: "UIDeviceOrientation", name: host.isLandscape ? "landscapeLeft" : "portrait"))
    case "systemVersion":
      noteRead("environment.os")
      return .string("\(host.os).0")
    default: return nil
    }
  }

  private func sectionsMember(_ name: String, _ span: Span) throws(Refusal) -> Value? {
    noteRead("sections")
    switch name {
    case "sectionIdentifiers": return .array(try sectionIdentifiers(span))
    case "numberOfSections": return .int(host.sections.count)
    case "numberOfItems": return host.itemCounts.isEmpty ? nil : .int(host.itemCounts.reduce(0, +))
    // The items are placeholders. Only their number is known.
    case "itemIdentifiers":
      guard !host.itemCounts.isEmpty else { throw Refusal(.runTime(name), at: span) }
      let item = Value.opaque(OpaqueValue(name: name, origin: span))
      return .array(Array(repeating: item, count: host.itemCounts.reduce(0, +)))
    case "numberOfItemsInSection", "indexOfSection":
      return .function(FunctionValue(kind: .member(name, of: .known(.host(.sections)))))
    default: return nil
    }
  }
}

/// Compares text sizes by their order.
enum ContentSizeCategory {
  static func order(_ value: Value) -> Int? {
    guard case .known(.symbol("UIContentSizeCategory", let name)) = value else { return nil }
    return SystemTypes.cases(of: "UIContentSizeCategory")?.firstIndex(of: name)
  }
}

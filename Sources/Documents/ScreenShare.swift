import CommandLanguage
import CompositionalLayout
import Localization

/// The part of an iPad's screen that an app takes up: all of it, a part in Split View, or the Slide Over panel (layout-rules R18.12).
package enum ScreenShare: String, Choice {
  case full, twoThirds, half, third, slideOver

  package var meaning: Phrase {
    switch self {
    case .full: "the whole screen"
    case .twoThirds: "the wide part of a Split View on an iPad"
    case .half: "half of a Split View on an iPad"
    case .third: "the narrow part of a Split View on an iPad"
    case .slideOver: "the panel over another app on an iPad"
    }
  }
}

/// A device by name, with its orientation and the app's share of the screen.
package struct HeldDevice: Equatable, Sendable {
  package var name: String
  package var isLandscape = false
  package var share = ScreenShare.full

  package init(name: String, isLandscape: Bool = false, share: ScreenShare = .full) {
    self.name = name
    self.isLandscape = isLandscape
    self.share = share
  }

  /// The arguments of `device`: `ipad-pro-13-m4 half landscape`.
  package var words: String { "\(name)\(share == .full ? "" : " \(share.rawValue)")\(isLandscape ? " landscape" : "")" }
}

extension Device {
  /// The width of the divider between two apps in Split View, in points.
  private static let divider = 10.0
  /// From this width on, root views have margins wider than 16 points.
  private static let wideMargins = 414.0

  package func bounds(of held: HeldDevice) -> Size {
    let screen = held.isLandscape ? Size(width: size.height, height: size.width) : size
    let narrow = narrowShare(isLandscape: held.isLandscape)
    let width =
      switch held.share {
      case .full: screen.width
      case .twoThirds: screen.width - Self.divider - narrow
      case .half: (screen.width - Self.divider) / 2
      case .third, .slideOver: narrow
      }
    return Size(width: width, height: screen.height)
  }

  /// The width of the narrow part of Split View: 375 points on the largest iPads, and in landscape on iPads without a home button;
  /// otherwise 320.
  private func narrowShare(isLandscape: Bool) -> Double {
    isLargeTablet || (isLandscape && !hasHomeButton) ? 375 : 320
  }

  package func sizeClasses(of held: HeldDevice) -> (horizontal: SizeClass, vertical: SizeClass) {
    switch kind {
    case .tablet: (isRegularAcross(held) ? .regular : .compact, .regular)
    case .phone: (.compact, held.isLandscape ? .compact : .regular)
    case .largePhone: held.isLandscape ? (.regular, .compact) : (.compact, .regular)
    }
  }

  /// True if an app on a tablet has a regular width. If it shares the screen, its width is regular only in landscape; if it has half of the
  /// screen, only on the largest iPads.
  private func isRegularAcross(_ held: HeldDevice) -> Bool {
    switch held.share {
    case .full: true
    case .twoThirds: held.isLandscape
    case .half: held.isLandscape && isLargeTablet
    case .third, .slideOver: false
    }
  }

  /// The margins of the root view: the system's minimum plus the safe area.
  package func margins(of held: HeldDevice, os: Int) -> DirectionalEdgeInsets {
    let safe = safeArea(isLandscape: held.isLandscape, os: os)
    let side = held.share == .full || bounds(of: held).width >= Self.wideMargins ? margin : 16
    return DirectionalEdgeInsets(top: safe.top, leading: side + safe.leading, bottom: safe.bottom, trailing: side + safe.trailing)
  }
}

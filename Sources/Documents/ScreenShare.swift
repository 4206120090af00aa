import CommandLanguage
import CompositionalLayout
import Localization

/// How much of an iPad's screen an app has: all of it, a part in Split View, or the panel of Slide Over (layout-rules R18.12).
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

/// A device by name, and how an app is shown on it.
package struct HeldDevice: Equatable, Sendable {
  package var name: String
  package var isLandscape = false
  package var share = ScreenShare.full

  package init(name: String, isLandscape: Bool = false, share: ScreenShare = .full) {
    self.name = name
    self.isLandscape = isLandscape
    self.share = share
  }

  /// As `device` takes it: `ipad-pro-13-m4 half landscape`.
  package var words: String { "\(name)\(share == .full ? "" : " \(share.rawValue)")\(isLandscape ? " landscape" : "")" }
}

extension Device {
  /// What Split View leaves between two apps, in points.
  private static let divider = 10.0
  /// The narrowest root view whose margins are not 16 points.
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

  /// The narrow part of Split View: as wide as a phone of 375 points on the largest iPads, and in landscape on those without home button.
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

  /// Whether an app on a tablet is regular across: beside another app only in landscape, in half of the screen only on the largest.
  private func isRegularAcross(_ held: HeldDevice) -> Bool {
    switch held.share {
    case .full: true
    case .twoThirds: held.isLandscape
    case .half: held.isLandscape && isLargeTablet
    case .third, .slideOver: false
    }
  }

  /// The margins of the root view: the system's minimum, which the safe area widens in landscape.
  package func margins(of held: HeldDevice, os: Int) -> DirectionalEdgeInsets {
    let safe = safeArea(isLandscape: held.isLandscape, os: os)
    let side = held.share == .full || bounds(of: held).width >= Self.wideMargins ? margin : 16
    return DirectionalEdgeInsets(top: safe.top, leading: side + safe.leading, bottom: safe.bottom, trailing: side + safe.trailing)
  }
}

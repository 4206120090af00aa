import UIKit

/// A collection view with the safe area of the document.
final class ProbeView: UICollectionView {
  override var safeAreaInsets: UIEdgeInsets { Probe.safeArea }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes with the size that the document says this view asks for.
  @MainActor fileprivate var fitted: UICollectionViewLayoutAttributes {
    let path = indexPath.count > 1 ? "\(indexPath[0]) \(indexPath[1])" : "layout"
    guard let asked = Probe.sizes["\(representedElementKind ?? "cell") \(path)"] else { return self }
    size = CGSize(width: asked.width ?? size.width, height: asked.height ?? size.height)
    return self
  }
}

final class ProbeCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes.fitted
  }
}

final class ProbeSupplementary: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes.fitted
  }
}

final class ProbeDecoration: UICollectionReusableView {}

extension Probe {
  /// What a view asks for; nil where it takes what it is given.
  struct Size: Sendable {
    var width: Double?
    var height: Double?
  }
}

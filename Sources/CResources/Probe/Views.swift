import UIKit

/// What the document on screen says of its views.
@MainActor enum Shown {
  static var safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  static var sizes: [String: ProbeSize] = [:]
}

/// A collection view with the safe area of the document.
final class ProbeView: UICollectionView {
  override var safeAreaInsets: UIEdgeInsets { Shown.safeArea }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes with the size that the document says this view asks for.
  @MainActor fileprivate var fitted: UICollectionViewLayoutAttributes {
    let path = indexPath.count > 1 ? "\(indexPath[0]) \(indexPath[1])" : "layout"
    guard let asked = Shown.sizes["\(representedElementKind ?? "cell") \(path)"] else { return self }
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

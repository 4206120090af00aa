import UIKit

/// The safe area and the preferred sizes of the document on screen.
@MainActor enum Shown {
  static var safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  static var sizes: [String: ProbeSize] = [:]
}

final class ProbeView: UICollectionView {
  override var safeAreaInsets: UIEdgeInsets { Shown.safeArea }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes with the view's preferred size in the document.
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

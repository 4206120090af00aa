extension PropertySpelling {
  /// Names that properties have elsewhere, each with those it may stand for.
  package static let otherNames: [String: [String]] = [
    "spacing": ["interItemSpacing", "interGroupSpacing", "interSectionSpacing"], "gap": ["interItemSpacing", "interGroupSpacing"],
    "gutter": ["interItemSpacing", "interGroupSpacing"], "itemSpacing": ["interItemSpacing"], "lineSpacing": ["interGroupSpacing"],
    "minimumLineSpacing": ["interGroupSpacing"], "minimumInteritemSpacing": ["interItemSpacing"], "groupSpacing": ["interGroupSpacing"],
    "sectionSpacing": ["interSectionSpacing"], "padding": ["contentInsets"], "insets": ["contentInsets"], "inset": ["contentInsets"],
    "margin": ["contentInsets"], "margins": ["contentInsets"], "sectionInset": ["contentInsets"], "contentInset": ["contentInsets"],
    "w": ["width"], "h": ["height"], "scrolling": ["orthogonalScrollingBehavior"], "paging": ["orthogonalScrollingBehavior"],
    "scrollBehavior": ["orthogonalScrollingBehavior"], "orthogonal": ["orthogonalScrollingBehavior"],
    "orthogonalScrolling": ["orthogonalScrollingBehavior"],
    "behavior": ["orthogonalScrollingBehavior"], "columns": ["count", "repeating"], "sticky": ["pinToVisibleBounds"],
    "pinned": ["pinToVisibleBounds"], "pin": ["pinToVisibleBounds"], "header": ["headerMode"], "footer": ["footerMode"],
    "style": ["appearance"], "z": ["zIndex"], "rtl": ["direction"],
  ]
}

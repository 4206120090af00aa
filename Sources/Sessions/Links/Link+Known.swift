extension Link {
  /// Text that most documents contain, so that links do not have to contain it. It is part of the format; any change requires a new format
  /// number.
  static let known = Array(
    """
    set environment.scale 3
    set environment.safeArea (59,0,34,0)
    set environment.direction rightToLeft
    device iphone-16-pro landscape
    define header title width=fractionalWidth(1) height=estimated(44) alignment=top pinToVisibleBounds=true
    define footer end width=fractionalWidth(1) height=absolute(44) alignment=bottom elementKind=
    define badge dot width=absolute(20) height=absolute(20) containerAnchor=(edges:top+trailing,fractionalOffset:(0.3,-0.3))
    define background plate contentInsets=(8,8,8,8)
    define section prefs list appearance=insetGrouped headerMode=supplementary
    define section lane cards orthogonalScrollingBehavior=groupPagingCentered
    define item photo width=fractionalWidth(0.5) height=fractionalHeight(1) contentInsets=(2,2,2,2)
    define group trio vertical width=fractionalWidth(1) height=fractionalWidth(1/3) of photo count=2
    define group row horizontal width=fractionalWidth(1) height=absolute(44) of cell repeating=3 interItemSpacing=fixed(10)
    define section grid row interGroupSpacing=10 contentInsets=(20,16,20,16)
    add title to grid
    view main
    container 393x852
    identity id
    set layout.scrollDirection horizontal
    set layout.interSectionSpacing 12
    use grid for index 0
    use grid for every
    append sections main
    append items a b c d e f item{1...12} to main
    expand items in
    collapse items in
    reload items
    content a title=
    measure 358x44 taken
    apply number=1 summary="1 section inserted, 12 items inserted"
    #: goal
    #: solution
    #: hint
    #: wrong
    expect frame (0,0,

    """.utf8)
}

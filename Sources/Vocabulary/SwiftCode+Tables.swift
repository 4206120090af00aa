/// The rows of `SwiftCode`.
extension SwiftCode {
  private static func table(verbatim text: String) -> String { text + "\n" }

  static let snapshots = table(
    verbatim: """
      appendSections _ -> append sections <_>
      appendItems _ toSection -> append items <_> to <toSection>
      append _ to -> append items <_> under <to>
      appendItems|append _ -> append items <_>
      insertSections _ beforeSection -> insert sections <_> before <beforeSection>
      insertSections _ afterSection -> insert sections <_> after <afterSection>
      insertItems _ beforeItem -> insert items <_> before <beforeItem>
      insertItems _ afterItem -> insert items <_> after <afterItem>
      deleteSections _ -> delete sections <_>
      deleteItems _ -> delete items <_>
      deleteAllItems -> delete all
      moveSection _ beforeSection -> move section <_> before <beforeSection>
      moveSection _ afterSection -> move section <_> after <afterSection>
      moveItem _ beforeItem -> move item <_> before <beforeItem>
      moveItem _ afterItem -> move item <_> after <afterItem>
      reloadSections _ -> reload sections <_>
      reloadItems _ -> reload items <_>
      reconfigureItems _ -> reconfigure items <_>
      expand _ -> expand items <_>
      collapse _ -> collapse items <_>
      numberOfItems inSection -> count <inSection>
      numberOfItems|numberOfItemsInSection|numberOfRowsInSection|itemIdentifiersCount|count -> count
      numberOfSections|sectionIdentifiers -> sections
      itemIdentifiers inSection -> items <inSection>
      itemIdentifiers|items|visibleItems -> items
      indexOfItem _ -> where item <_>
      indexOfSection _ -> where section <_>
      sectionIdentifier containingItem -> where item <containingItem>
      itemIdentifier|indexPath for -> where item <someItem>
      NSDiffableDataSourceSnapshot|NSDiffableDataSourceSectionSnapshot|snapshot|print -> snapshot
      UICollectionViewDiffableDataSource|UITableViewDiffableDataSource|dataSource -> snapshot
      apply|applySnapshot animatingDifferences -> apply animatingDifferences=<animatingDifferences>
      apply|applySnapshot|performBatchUpdates -> apply
      applySnapshotUsingReloadData|reloadData -> apply usingReloadData
      """)

  static let layout = table(
    verbatim: """
      NSCollectionLayoutItem let layoutSize -> define item <let> <layoutSize>
      NSCollectionLayoutItem let -> define item <let> width=fractionalWidth(1) height=fractionalHeight(1)
      NSCollectionLayoutItem -> define item item width=fractionalWidth(1) height=fractionalHeight(1)
      NSCollectionLayoutSize widthDimension heightDimension -> define item item width=<widthDimension> height=<heightDimension>
      NSCollectionLayoutSize|layoutSize widthDimension -> define item item width=<widthDimension> height=fractionalHeight(1)
      NSCollectionLayoutSize|widthDimension|heightDimension -> define item item width=fractionalWidth(1) height=absolute(44)
      fractionalWidth|fractionalHeight|absolute|estimated -> define item item width=fractionalWidth(1) height=absolute(44)
      horizontal let layoutSize subitems -> define group <let> horizontal <layoutSize> of <subitems>
      vertical let layoutSize subitems -> define group <let> vertical <layoutSize> of <subitems>
      horizontal let layoutSize repeatingSubitem count -> define group <let> horizontal <layoutSize> of <repeatingSubitem> repeating=<count>
      vertical let layoutSize repeatingSubitem count -> define group <let> vertical <layoutSize> of <repeatingSubitem> repeating=<count>
      horizontal let subitems -> define group <let> horizontal width=fractionalWidth(1) height=absolute(100) of <subitems>
      vertical let subitems -> define group <let> vertical width=fractionalWidth(1) height=absolute(100) of <subitems>
      horizontal let subitem count -> define group <let> horizontal width=fractionalWidth(1) height=absolute(100) of <subitem> count=<count>
      vertical let subitem count -> define group <let> vertical width=fractionalWidth(1) height=absolute(100) of <subitem> count=<count>
      horizontal let repeatingSubitem count -> define group <let> horizontal width=1w height=100 of <repeatingSubitem> repeating=<count>
      vertical let repeatingSubitem count -> define group <let> vertical width=1w height=100 of <repeatingSubitem> repeating=<count>
      horizontal subitem count -> define group group horizontal width=1w height=100 count=<count> of <subitem>
      vertical subitem count -> define group group vertical width=1w height=100 count=<count> of <subitem>
      horizontal repeatingSubitem count -> define group group horizontal width=1w height=100 of <repeatingSubitem> repeating=<count>
      vertical repeatingSubitem count -> define group group vertical width=1w height=100 of <repeatingSubitem> repeating=<count>
      horizontal subitems -> define group group horizontal width=fractionalWidth(1) height=absolute(100) of <subitems>
      horizontal|NSCollectionLayoutGroup -> define group group horizontal width=fractionalWidth(1) height=absolute(100) of <someCell>
      vertical subitems -> define group group vertical width=fractionalWidth(1) height=absolute(200) of <subitems>
      vertical -> define group group vertical width=fractionalWidth(1) height=absolute(100) of <someCell>
      custom let -> define group <let> custom width=fractionalWidth(1) height=absolute(80) frames=((0,0,40,40),(50,0,40,80))
      custom -> define group free custom width=fractionalWidth(1) height=absolute(80) frames=((0,0,40,40),(50,0,40,80))
      NSCollectionLayoutSection let group -> define section <let> <group>
      NSCollectionLayoutSection group -> define section section <group>
      list let using -> define section <let> list; use <let>
      list using -> template list
      NSCollectionLayoutSection|list -> define section page list; use page
      UICollectionViewCompositionalLayout section -> use <section>
      UICollectionViewCompositionalLayout|createLayout|makeLayout|sectionProvider -> use <someLayoutSection>
      UICollectionViewCompositionalLayoutConfiguration|configuration -> show layout
      UICollectionViewFlowLayout -> help flow
      NSCollectionLayoutBoundarySupplementaryItem let layoutSize -> define header <let> <layoutSize>
      NSCollectionLayoutBoundarySupplementaryItem let -> define header <let> width=fractionalWidth(1) height=estimated(44)
      NSCollectionLayoutBoundarySupplementaryItem -> define header header width=fractionalWidth(1) height=estimated(44)
      NSCollectionLayoutSupplementaryItem let -> define badge <let> width=20 height=20
      NSCollectionLayoutSupplementaryItem|NSCollectionLayoutAnchor -> define badge badge width=20 height=20
      decorationItems = elementKind -> define background <elementKind>; add <elementKind> to <someLayoutSection>
      background elementKind -> define background <elementKind>
      NSCollectionLayoutDecorationItem|background|decorationItems -> define background plate
      boundarySupplementaryItems owner =header -> add <=header> to <owner>
      supplementaryItems -> define badge badge width=20 height=20; add badge to <someCell>
      section -> use <someLayoutSection>
      item|group -> show
      UICollectionLayoutListConfiguration let appearance -> define section <let> list appearance=<appearance>
      UICollectionLayoutListConfiguration appearance -> define section rows list appearance=<appearance>
      UICollectionLayoutListConfiguration -> define section rows list
      scrollDirection = -> set layout.scrollDirection <=>
      NSDirectionalEdgeInsets top leading bottom trailing -> set <someLayoutSection>.contentInsets (<top>,<leading>,<bottom>,<trailing>)
      UIEdgeInsets top left bottom right -> set <someLayoutSection>.contentInsets (<top>,<left>,<bottom>,<right>)
      NSDirectionalEdgeInsets|UIEdgeInsets|contentInsets|sectionInset|insetForSectionAt -> set <someLayoutSection>.contentInsets 10
      orthogonalScrollingBehavior -> set <someLayoutSection>.orthogonalScrollingBehavior groupPaging
      interGroupSpacing|minimumLineSpacing|minimumLineSpacingForSectionAt -> set <someLayoutSection>.interGroupSpacing 10
      interItemSpacing|minimumInteritemSpacing|minimumInteritemSpacingForSectionAt -> set <someGroup>.interItemSpacing fixed(10)
      estimatedItemSize|heightForRowAt|rowHeight -> set <someCell>.height estimated(44)
      itemSize|sizeForItemAt -> define item item width=100 height=100
      """)

  static let views = table(
    verbatim: """
      contentOffset|indexPathsForVisibleItems|visibleCells|visibleSupplementaryViews|indexPathsForVisibleSupplementaryElements -> visible
      setContentOffset|scrollToItem|scrollRectToVisible -> scroll to 0,100
      contentSize|collectionViewContentSize|layoutAttributesForItem|layoutAttributesForElements|cellForItem|layoutAttributes -> frames
      frame|bounds|UICollectionView|CGRect|CGSize width height -> container <width>x<height>
      frame minHeight -> set <someGroup>.height <minHeight>
      frame maxHeight -> set <someGroup>.height <maxHeight>
      UICollectionView -> view
      UITraitCollection horizontalSizeClass -> set environment.horizontalSizeClass <horizontalSizeClass>
      UITraitCollection verticalSizeClass -> set environment.verticalSizeClass <verticalSizeClass>
      UITraitCollection userInterfaceIdiom -> set environment.userInterfaceIdiom <userInterfaceIdiom>
      UITraitCollection displayScale -> set environment.scale <displayScale>
      UITraitCollection preferredContentSizeCategory -> set environment.preferredContentSizeCategory <preferredContentSizeCategory>
      UITraitCollection layoutDirection -> set environment.direction <layoutDirection>
      UITraitCollection -> show environment
      frame|bounds|viewDidLoad|UIScreen|UIWindow|view|layoutEnvironment|environment|effectiveContentSize -> show environment
      register forCellWithReuseIdentifier -> register cell <forCellWithReuseIdentifier>
      register|CellRegistration|UICollectionViewCell|cellForItemAt|cellForRowAt|dequeueReusableCell|dequeueConfiguredReusableCell -> register cell photo
      dequeueReusableSupplementaryView|viewForSupplementaryElementOfKind|SupplementaryRegistration|supplementaryViewProvider -> define header title width=1w height=~44
      collectionViewLayout|layout = -> use <someLayoutSection>
      setCollectionViewLayout -> use <someLayoutSection>
      collectionViewLayout|layout -> show layout
      layoutIfNeeded|setNeedsLayout|layoutSubviews|prepare|invalidateLayout -> frames
      safeAreaInsets|layoutMargins|traitCollection|displayScale -> show environment
      reloadData|beginUpdates|endUpdates -> apply usingReloadData
      preferredLayoutAttributesFitting|systemLayoutSizeFitting|sizeThatFits|intrinsicContentSize -> measure <someItem> 100x44
      visualDescription -> draw group <someGroup>
      assertSnapshot|assertSnapshots|verifySnapshot|verifyViewController|FBSnapshotVerifyView|matchSnapshot|haveValidSnapshot|toMatchSnapshot -> frames; expect record
      XCTFail|XCTSkip|XCTSkipIf|wait|fulfillment|XCTestCase|describe|context|it|beforeEach|afterEach|beforeAll|setUp|tearDown|setUpWithError|tearDownWithError|XCTestExpectation|waitForExpectations|measure -> help tests
      XCTAssertThrowsError|XCTAssertNoThrow|raiseException|throwError -> help expect error
      XCTAssertEqual|XCTAssert|expect -> expect content <contentSize>
      addSubview|NSLayoutConstraint|delegate|selectItem|deselectItem|didSelectItemAt|UIView|UIViewController -> help
      """)

  static let swiftUI = table(
    verbatim: """
      LazyVGrid|LazyHGrid|Grid|GridItem|GridRow -> template grid 3
      List|Form|UITableView -> template list
      HStack|LazyHStack spacing -> define group line horizontal width=1w height=100 interItemSpacing=fixed(<spacing>) of <someCell>; define section stack line; use stack
      HStack|LazyHStack -> define group line horizontal width=1w height=100 of <someCell>; define section stack line; use stack
      VStack|LazyVStack spacing -> template list; set list-section.interGroupSpacing <spacing>
      VStack|LazyVStack|ZStack -> template list
      ScrollView|ScrollViewReader -> template swimlane
      TabView|PageView -> template onboarding
      Section _ -> append sections <_>
      Section -> append sections main
      ForEach _ -> append items <_>
      listStyle _ -> define section rows list appearance=<_>; use rows
      ForEach|Text|Image|Label|Button|Color|Rectangle|Circle|Divider -> append items a b c
      padding _ -> set <someCell>.contentInsets <_>
      padding -> set <someCell>.contentInsets 8
      spacing _ -> set <someGroup>.interItemSpacing fixed(<_>)
      frame height -> set <someGroup>.height <height>
      frame|size -> define item item width=100 height=100
      Spacer -> set <someGroup>.interItemSpacing flexible(10)
      aspectRatio|scaledToFit|scaledToFill -> set <someGroup>.height fractionalWidth(1/3)
      onAppear|onDisappear|onTapGesture|onChange|navigationTitle|toolbar|refreshable|searchable -> help parity
      withAnimation -> apply animatingDifferences=true
      NavigationView|NavigationStack|GeometryReader|body|some|View|ContentView -> help
      """)
}

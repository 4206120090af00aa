import Localization

extension UIKitMessage {
  /// The exception for an apply with `reconfigureItems` if the provider returns a different cell (diffable-rules 5.7).
  static let otherCell =
    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item, "
    + "which is not allowed"

  private static let sameQueues =
    "Please always submit updates either always on the main queue or always off the main queue - view=<…>"
  private static let batchUpdates =
    "by the data source before and/or after performing the batch updates are inconsistent with the updates. Data source before updates = "
    + "{ … } Data source after updates = { … } Updates = [ … ]"
  private static let batchCounts =
    "after the update (…) must be equal to the number of … contained in that section before the update (…), plus or minus the number of … "
    + "inserted or deleted from that section (… inserted, … deleted) and plus or minus the number of … moved into or out of that section "
    + "(… moved in, … moved out)."
  private static let noRegistration = "- must register a nib or a class for the identifier or connect a prototype cell in a storyboard"

  static let dataSources: [UIKitMessage] = [
    UIKitMessage(
      "nil-cell",
      [
        "UICollectionViewDiffableDataSource cell provider returned nil for index path … with item identifier '…', which is not allowed. "
          + "You must always return a cell to the collection view: …"
      ], "The cell provider returns nil.",
      causes: ["A cast of the dequeued cell or of the item fails.", "A weak self is nil, so the provider returns nil."],
      .outside("Galley shows a cell for each item and has no provider that could return nil."),
      remedy: "Return a cell on every path through the provider; for a cast that must not fail, use as!.",
      known: "iOS 13 and later", rule: "4"),
    UIKitMessage(
      "no-supplementary-provider",
      [
        "CollectionView … requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable data source",
        "Invalid parameter not satisfying: self.supplementaryViewProvider ||",
      ], "The layout has headers, footers or badges, and the data source has no supplementaryViewProvider.",
      causes: ["The layout was written before its provider.", "The provider is set on a different data source."],
      .outside("Galley lays out headers and badges without views, so they need no provider."),
      remedy: "Set dataSource.supplementaryViewProvider before the first apply.", known: "iOS 13 and later", rule: "4"),
    UIKitMessage(
      "section-past-end", ["Invalid parameter not satisfying: section < _impl.numberOfSections"],
      "The collection view asks the data source about a section that its snapshot does not contain.",
      causes: [
        "A call uses a section index from before the last apply.",
        "insertSections or deleteSections is called on a view that has a diffable data source.",
      ], .outside("Galley's commands name sections by identifier, so an index cannot be out of date."),
      remedy: "Look up indices after the apply, and make every change to the view with apply.", known: "iOS 13 and later", rule: "4"),
    UIKitMessage(
      "reconfigure-other-cell", [otherCell],
      "The provider answers a reconfigure with a cell that has a different registration or reuse identifier.",
      causes: [
        "The provider chooses the cell based on content that has changed.",
        "The item has moved to a section or an index that uses a different cell.",
      ],
      .scripts([
        [
          "append sections main; append items a to main; register cell text",
          "register cell image; present main as text; apply", "present main as image; reconfigure items a; apply --cells",
        ]
      ]), remedy: "Use reloadItems for items that need a different cell, and reconfigureItems for the others.", known: "iOS 15 and later",
      .reported,
      rule: "5.7"),
    UIKitMessage(
      "mixed-queues",
      ["Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. " + sameQueues],
      "Some applies of the data source run on the main queue and others in the background.", channel: .log,
      causes: [
        "The first apply runs in viewDidLoad, and later ones in the callback of a request.",
        "An async function continues on a different queue after await.",
      ], .outside("Galley has no threads or queues: applies run immediately, one after another."),
      remedy: "Always apply on the main queue. Check each call to apply: mark its function @MainActor, or dispatch to the main queue.",
      known: "iOS 13 and later", .reported, rule: "5.6"),
    UIKitMessage(
      "deadlock",
      [
        "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will deadlock. "
          + sameQueues
      ], "An apply starts on the main queue before one in the background has finished.",
      causes: [
        "Some applies run in the background and others on the main queue.",
        "An apply in the background is followed by one from a tap or a scroll.",
      ], .outside("Galley has no threads or queues: applies run immediately, one after another."),
      remedy: "Always apply on the main queue. Check each call to apply: mark its function @MainActor, or dispatch to the main queue.",
      known: "iOS 13 and later", .reported, rule: "5.6"),
    UIKitMessage(
      "reentrant-apply",
      ["BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY_OR_ON_MAIN_AND_BACKGROUND_THREADS"],
      "An apply starts inside another one, or on a different queue. The name shown is the function in the crash's stack trace.",
      causes: [
        "A provider, a handler or a cell's configuration calls apply.",
        "Some applies run in the background and others on the main queue.",
      ], .outside("Galley has no threads or queues: applies run immediately, one after another."),
      remedy: "Call apply after the current one has ended, for example in its completion, and always on the main queue.",
      known: "iOS 15 and later", .reported, rule: "5.6"),
    UIKitMessage(
      "batch-updates",
      ["sections and/or items", "sections and/or rows"].map {
        "Invalid batch updates detected: the number of \($0) returned \(batchUpdates)"
      }
        + [("items", "items"), ("rows", "rows")].map {
          "Invalid update: invalid number of \($0.0) in section …. The number of \($0.1) contained in an existing section \(batchCounts)"
        } + [
          "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (…) must be "
            + "equal to the number of sections contained in the collection view before the update (…), plus or minus the number of "
            + "sections inserted or deleted (… inserted, … deleted)."
        ], "The updates in a batch do not add up to the change in the number of items.",
      causes: [
        "insertItems or deleteItems is called on a view that has a diffable data source.",
        "The model is changed before performBatchUpdates rather than inside it.",
        "Two batches result from one change to the model.",
      ], .outside("A diffable data source derives its batch from the difference, so no Galley command can produce a different batch."),
      remedy: "Make every change to the view with apply; without a diffable data source, change the model inside the batch.",
      known: "iOS 13 and later; from iOS 16 on, the text about batch updates", .reported, rule: "5.3"),
    UIKitMessage(
      "conflicting-updates",
      [
        "attempt to perform a delete and a move from the same index path (…)",
        "attempt to perform an insert and a move to the same index path (…)",
        "attempt to delete and reload the same index path (…)",
      ], "A batch changes one index path in two ways.",
      causes: [
        "An item is reloaded and moved in one batch: a reload counts as a delete and an insert.",
        "A fetched results controller reports a move and an update of the same object.",
      ], .outside("A diffable data source reloads in a batch of its own, so no Galley command can mix the two."),
      remedy: "Reload in a second batch, with the new index paths, or use a diffable data source.", known: "iOS 9 and later", .reported,
      rule: "5.3"),
    UIKitMessage(
      "not-registered",
      [
        "could not dequeue a view of kind: … with identifier … \(noRegistration)",
        "unable to dequeue a cell with identifier … \(noRegistration)",
      ],
      "A cell is dequeued with a reuse identifier that was never registered.",
      causes: [
        "The identifier is spelt differently in the two calls.",
        "register is called on a different collection view, or after the first apply.",
        "A header is registered as a cell, or for a different element kind.",
      ], .outside("In Galley, 'present main as photo' fails if no cell named photo is registered."),
      remedy: "Register before the first apply, or use a CellRegistration, which has no identifier.", known: "iOS 6 and later", .reported),
    UIKitMessage(
      "registration-in-provider",
      [
        "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent reuse "
          + "and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations should be "
          + "created up front and reused. Registration: …"
      ], "A CellRegistration is made inside the cell provider.",
      causes: [
        "The registration is a local constant in the provider.",
        "The registration is a lazy or computed property that the provider is the first to read.",
      ], .outside("In Galley, 'register cell' is a separate command, which no provider can run."),
      remedy: "Make the registration once, in a constant outside the provider.", known: "iOS 15 and later", .reported),
    UIKitMessage(
      "cell-not-returned",
      [
        "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source is "
          + "asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection view. "
          + "Avoid dequeuing views without a request from the collection view. For retrieving an existing view in the collection view, use "
          + "-[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued "
          + "view: …; Collection view: …"
      ], "A dequeued cell is not returned by the provider.",
      causes: [
        "The provider dequeues one cell, but returns a different one on some path after that.",
        "Code outside the provider dequeues a cell to measure it or to change it.",
      ], .outside("Galley asks for each cell once, and has no code that could dequeue another."),
      remedy: "Dequeue once for each request and return that cell; cellForItem(at:) finds the cells on screen.", known: "iOS 18 and later",
      .reported),
    UIKitMessage(
      "cell-without-identifier",
      [
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:",
        "The collection view's data source returned a cell without a reuseIdentifier.",
      ], "The provider returns a cell that was not dequeued.",
      causes: ["The provider returns UICollectionViewCell() where a guard fails.", "The cell is made with its initialiser."],
      .outside("Galley makes the cells itself, so every cell is dequeued."), remedy: "Dequeue a cell on every path through the provider.",
      known: "iOS 6 and later", .reported),
    UIKitMessage(
      "update-loop",
      ["many", "various"].map {
        "UICollectionView (…) is stuck in its update/layout loop. This can happen for \($0) reasons, including self-sizing views whose "
          + "preferred attributes are not returning a consistent size. To debug this issue, check the Console app for logs in the "
          + "\"UICollectionViewRecursion\" category."
      }, "The layout is invalidated again and again while it is computed.",
      causes: [
        "A self-sizing cell asks for a different size each time, for example because a label has no width yet.",
        "layoutSubviews or a scroll callback changes contentOffset, insets or the layout.",
        "Sizes differ by less than a pixel each time.",
      ], .outside("Galley measures each item once and keeps the size, so it cannot loop."),
      remedy: "Make the cell's constraints determine one height for each width, and change the layout outside layout passes.",
      known: "iOS 15 and later", .reported, rule: "R7.1"),
    UIKitMessage(
      "forced-cast", ["Could not cast value of type '…' (…) to '…' (…)."], "A forced cast fails, often of a dequeued cell or of an item.",
      channel: .trap,
      causes: [
        "The reuse identifier is registered with a different class.",
        "The items are AnyHashable, and one has a different type than the cell expects.",
      ], .outside("Galley reports it without crashing: 'apply --cells' names each item whose type its cell does not accept."),
      remedy: "Use a CellRegistration, whose cell type is known at compile time, and an enum instead of AnyHashable.",
      known: "all versions", .reported),
    UIKitMessage(
      "index-out-of-range", ["Fatal error: Index out of range"], "Code reads an element after the end of an array.", channel: .trap,
      causes: [
        "The section provider uses its index in the model, which already differs from the snapshot that is laid out.",
        "The cell provider uses indexPath.item in an array instead of the item that it receives.",
      ], .outside("The array belongs to the app."),
      remedy: "Use dataSource.sectionIdentifier(for:) in the section provider, and the item in the cell provider: 'help providers'.",
      known: "all versions", .reported),
    UIKitMessage(
      "wrong-supplementary-kind",
      ["the view returned from … does not match the element kind it is being used for"],
      "The provider of supplementary views returns a view of a different kind.",
      causes: [
        "The provider dequeues with a fixed kind instead of the kind that it receives.",
        "A registration is made for the kind of headers and used for footers.",
      ], .outside("Galley shows supplementary items without views, so every view has the right kind."),
      remedy: "Dequeue with the kind that the provider receives, and make one registration for each kind.", known: "iOS 15 and later",
      .reported),
  ]
}

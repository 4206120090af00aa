import CompositionalLayout

/// Measures what layouts cost, as multiples of writing one raw frame into memory in the same run.
func layoutBenchmarks(_ figures: Figures) {
  let write = rawFrameWrite()
  let report = Report(figures: figures, write: write)
  figures.add("one raw frame written", write, "ns")
  report.add("one frame by index arithmetic", indexArithmetic())
  measureSolving(report)
  measureAnswers(report)
  measureManySections(report)
  measureMeasuring(report)
  measureChips(report)
}

/// Writes times as multiples of the run's raw frame write.
private struct Report {
  let figures: Figures
  let write: Double

  func add(_ name: String, _ time: Double, atMost bound: Double? = nil) {
    figures.add(name, time / write, "raw writes", bound.map { .atMost($0) }, remark: shown(nanoseconds: time))
  }
}

private let phone = Environment(bounds: Size(width: 390, height: 844))

/// Three columns with spacing and insets.
private var grid: Section {
  let third = LayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1))
  let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
  let insets = DirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
  let group = Group(content: .subitems(.horizontal, [.item(Item(layoutSize: third))]), layoutSize: row, interItemSpacing: .fixed(8))
  return Section(group: group, contentInsets: insets, interGroupSpacing: 8)
}

/// The same with a header, a badge on each cell and a background.
private var dressedGrid: Section {
  var section = grid
  let third = LayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1))
  let badge = SupplementaryItem(
    layoutSize: LayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
    containerAnchor: LayoutAnchor(edges: [.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5))))
  section.group.content = .subitems(.horizontal, [.item(Item(layoutSize: third, supplementaryItems: [badge]))])
  section.boundarySupplementaryItems = [
    BoundarySupplementaryItem(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), elementKind: "header",
      alignment: .top)
  ]
  section.decorationItems = [DecorationItem(elementKind: "background")]
  return section
}

/// Rows of estimated height.
private var list: Section {
  let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
  return Section(group: Group(content: .subitems(.vertical, [.item(Item(layoutSize: row))]), layoutSize: row))
}

private func indexArithmetic() -> Double {
  let count = 1000
  let frames = UnsafeMutablePointer<Rect>.allocate(capacity: count)
  defer { frames.deallocate() }
  return fastestEach(of: count) {
    for index in 0..<count {
      frames[index] = Rect(x: 16 + Double(index % 3) * 122, y: 10 + Double(index / 3) * 108, width: 114, height: 100)
    }
    keep(frames)
  }
}

private func measureSolving(_ report: Report) {
  for items in [10, 100_000_000] {
    let layout = Layout(section: grid)
    let time = fastestEach(of: 100) {
      for _ in 0..<100 { keep(solve(layout, items: [items], in: phone)) }
    }
    report.add("solve a section of \(items) items", time)
  }
  // A reading is looked up while a section's pattern is planned, and by no frame that is answered later: this is as fast as without.
  var other = phone
  other.readings = Reading.all[0].switched
  let time = fastestEach(of: 100) {
    for _ in 0..<100 { keep(solve(Layout(section: grid), items: [10], in: other)) }
  }
  report.add("solve a section of 10 items by another reading", time)
}

private func measureAnswers(_ report: Report) {
  let hundredThousand = solve(Layout(section: grid), items: [100_000], in: phone)
  let enumeration = fastestEach(of: 100_000) {
    var sum = 0.0
    hundredThousand.elements.forEach { sum += $0.frame.minY }
    keep(sum)
  }
  report.add("enumerate 100000 frames, each", enumeration, atMost: 14)
  let iteration = fastestEach(of: 100_000) {
    var sum = 0.0
    for element in hundredThousand.elements { sum += element.frame.minY }
    keep(sum)
  }
  report.add("enumerate 100000 frames with for-in, each", iteration, atMost: 14)
  let huge = solve(Layout(section: grid), items: [100_000_000], in: phone)
  let rect = Rect(x: 0, y: 1_000_000_000, width: 390, height: 1000)
  let answer = fastestEach(of: 100) {
    for _ in 0..<100 { keep(huge.elements(in: rect)) }
  }
  report.add("elements(in:) of 100000000 items, \(huge.elements(in: rect).count) answers", answer, atMost: 1_400)
  let single = fastestEach(of: 1000) {
    for index in 0..<1000 { keep(huge.cell(at: index * 99_991, inSection: 0)) }
  }
  report.add("one cell of 100000000", single)
}

private func measureManySections(_ report: Report) {
  let items = Array(repeating: 100, count: 1000)
  let shared = Layout(section: dressedGrid)
  report.add("solve 1000 sections of 100 items, dressed", fastestEach(of: 1) { keep(solve(shared, items: items, in: phone)) })
  let sections = (0..<1000).map { index in
    var section = dressedGrid
    section.interGroupSpacing = Double(index)
    return section
  }
  let distinct = Layout(sections: sections, choices: Array(0..<1000))
  let time = fastestEach(of: 1) { keep(solve(distinct, items: items, in: phone)) }
  report.add("solve 1000 sections of 100 items, dressed, each its own layout section", time, atMost: 3_000_000)
  let solution = solve(shared, items: items, in: phone)
  let each = fastestEach(of: solution.elements.count) {
    var sum = 0.0
    solution.elements.forEach { sum += $0.frame.minY }
    keep(sum)
  }
  report.add("enumerate the 1000 sections' \(solution.elements.count) frames, each", each)
}

private func measureMeasuring(_ report: Report) {
  for rows in [1000, 1_000_000] {
    var solution = solve(Layout(section: list), items: [rows], in: phone)
    var row = 0
    let time = fastestEach(of: 1000) {
      for _ in 0..<1000 {
        row = (row * 1_103_515_245 + 12345) % rows
        solution.measure(.cell(row, inSection: 0), as: Size(width: 390, height: Double(30 + row % 50)))
      }
    }
    report.add("measure one of \(rows) rows", time)
  }
}

/// Labels that wrap by their measured lengths: a question for a rectangle, and measuring one more.
private func measureChips(_ report: Report) {
  let count = 100_000
  let chip = Item(layoutSize: LayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(36)))
  let line = Group(
    content: .subitems(.horizontal, [.item(chip)]),
    layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
    interItemSpacing: .fixed(8))
  func length(_ item: Int) -> Double { Double(40 + item * 7919 % 90) }
  var solution = solve(Layout(section: Section(group: line, interGroupSpacing: 8)), items: [count], in: phone)
  let each = fastest(of: 1) {
    for item in 0..<count { solution.measure(.cell(item, inSection: 0), as: Size(width: length(item), height: 36)) }
  }
  report.add("measure \(count) chips in order, each", each * 1e9 / Double(count))
  let measured = solution
  let height = measured.contentSize.height
  let time = fastestEach(of: 1000) {
    for index in 0..<1000 {
      keep(measured.elements(in: Rect(x: 100, y: Double(index * 7919 % 1000) / 1000 * height, width: 10, height: 10)).count)
    }
  }
  report.add("a rectangle of 10 by 10 among 100000 chips", time)
  let again = fastest(of: 20) { solution.measure(.cell(count / 2, inSection: 0), as: Size(width: length(count / 2), height: 36)) }
  report.add("measure one chip in the middle again", again * 1e9)
}

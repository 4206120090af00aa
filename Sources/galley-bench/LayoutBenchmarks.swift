import CompositionalLayout

/// Prints what layouts cost, in time and as multiples of writing one raw frame into memory in the same run.
func layoutBenchmarks() {
  let write = rawFrameWrite()
  print("one raw frame written: \(nanoseconds(write))")
  print("one frame by index arithmetic: \(figure(indexArithmetic(), write))")
  measureSolving(write)
  measureAnswers(write)
  measureManySections(write)
  measureMeasuring(write)
  measureChips(write)
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

func rawFrameWrite() -> Double {
  let count = 1000
  let frames = UnsafeMutablePointer<Rect>.allocate(capacity: count)
  defer { frames.deallocate() }
  return fastestEach(of: count) {
    for index in 0..<count { frames[index] = Rect(x: Double(index), y: 0, width: 1, height: 1) }
    keep(frames)
  }
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

private func measureSolving(_ write: Double) {
  for items in [10, 100_000_000] {
    let layout = Layout(section: grid)
    let time = fastestEach(of: 100) {
      for _ in 0..<100 { keep(solve(layout, items: [items], in: phone)) }
    }
    print("solve a section of \(items) items: \(figure(time, write))")
  }
  // A reading is looked up while a section's pattern is planned, and by no frame that is answered later: this is as fast as without.
  var other = phone
  other.readings = Reading.all[0].switched
  let time = fastestEach(of: 100) {
    for _ in 0..<100 { keep(solve(Layout(section: grid), items: [10], in: other)) }
  }
  print("the same of 10 items by another reading: \(figure(time, write))")
}

private func measureAnswers(_ write: Double) {
  let hundredThousand = solve(Layout(section: grid), items: [100_000], in: phone)
  let enumeration = fastestEach(of: 100_000) {
    var sum = 0.0
    hundredThousand.elements.forEach { sum += $0.frame.minY }
    keep(sum)
  }
  print("enumerate frames, each: \(figure(enumeration, write))")
  let iteration = fastestEach(of: 100_000) {
    var sum = 0.0
    for element in hundredThousand.elements { sum += element.frame.minY }
    keep(sum)
  }
  print("enumerate frames with for-in, each: \(figure(iteration, write))")
  let huge = solve(Layout(section: grid), items: [100_000_000], in: phone)
  let rect = Rect(x: 0, y: 1_000_000_000, width: 390, height: 1000)
  let answer = fastestEach(of: 100) {
    for _ in 0..<100 { keep(huge.elements(in: rect)) }
  }
  print("elements(in:) of 100000000 items, \(huge.elements(in: rect).count) answers: \(figure(answer, write))")
  let single = fastestEach(of: 1000) {
    for index in 0..<1000 { keep(huge.cell(at: index * 99_991, inSection: 0)) }
  }
  print("one cell of 100000000: \(figure(single, write))")
}

private func measureManySections(_ write: Double) {
  let items = Array(repeating: 100, count: 1000)
  let shared = Layout(section: dressedGrid)
  print("solve 1000 sections of 100 items, dressed: \(figure(fastestEach(of: 1) { keep(solve(shared, items: items, in: phone)) }, write))")
  let sections = (0..<1000).map { index in
    var section = dressedGrid
    section.interGroupSpacing = Double(index)
    return section
  }
  let distinct = Layout(sections: sections, choices: Array(0..<1000))
  let time = fastestEach(of: 1) { keep(solve(distinct, items: items, in: phone)) }
  print("the same with 1000 different layout sections: \(figure(time, write))")
  let solution = solve(shared, items: items, in: phone)
  let each = fastestEach(of: solution.elements.count) {
    var sum = 0.0
    solution.elements.forEach { sum += $0.frame.minY }
    keep(sum)
  }
  print("enumerate their \(solution.elements.count) frames, each: \(figure(each, write))")
}

private func measureMeasuring(_ write: Double) {
  for rows in [1000, 1_000_000] {
    var solution = solve(Layout(section: list), items: [rows], in: phone)
    var row = 0
    let time = fastestEach(of: 1000) {
      for _ in 0..<1000 {
        row = (row * 1_103_515_245 + 12345) % rows
        solution.measure(.cell(row, inSection: 0), as: Size(width: 390, height: Double(30 + row % 50)))
      }
    }
    print("measure one of \(rows) rows: \(figure(time, write))")
  }
}

/// Labels that wrap by their measured lengths: a question for a rectangle, and measuring one more.
private func measureChips(_ write: Double) {
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
  print("measure \(count) chips in order, each: \(figure(each * 1e9 / Double(count), write))")
  let measured = solution
  let height = measured.contentSize.height
  let time = fastestEach(of: 1000) {
    for index in 0..<1000 {
      keep(measured.elements(in: Rect(x: 100, y: Double(index * 7919 % 1000) / 1000 * height, width: 10, height: 10)).count)
    }
  }
  print("a rectangle of 10 by 10 among them: \(figure(time, write))")
  let again = fastest(of: 20) { solution.measure(.cell(count / 2, inSection: 0), as: Size(width: length(count / 2), height: 36)) }
  print("measure one in the middle again: \(figure(again * 1e9, write))")
}

/// The shortest of twenty runs, in nanoseconds for one of `count` things.
private func fastestEach(of count: Int, _ body: () -> Void) -> Double { fastest(of: 20, body) * 1e9 / Double(count) }

private func figure(_ time: Double, _ write: Double) -> String {
  "\(nanoseconds(time)), \(rounded(time / write)) raw writes"
}

private func nanoseconds(_ time: Double) -> String {
  time < 10_000 ? "\(rounded(time)) ns" : time < 10_000_000 ? "\(rounded(time / 1000)) µs" : "\(rounded(time / 1_000_000)) ms"
}

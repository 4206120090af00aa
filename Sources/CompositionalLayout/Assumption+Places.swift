/// A place in the sources.
package struct SourcePlace: Sendable {
  /// The file's path from the repository's root.
  package var path: String { "Sources/\(file)" }
  package let line: Int
  private let file: String

  init(file: String = #fileID, line: Int = #line) { (self.file, self.line) = (file, line) }
}

extension Assumption {
  /// Where the function begins that decides it.
  package var place: SourcePlace {
    switch self {
    case .fractionBase: fractionBasePlace
    case .flexibleMinimum: flexibleMinimumPlace
    case .oneRound: oneRoundPlace
    case .estimateFits: estimateFitsPlace
    case .insetFrame: insetFramePlace
    case .crossExtent: crossExtentPlace
    case .nestedGroupWithoutRoom: nestedGroupWithoutRoomPlace
    case .emptyCustomGroup: emptyCustomGroupPlace
    case .trimmedLength: trimmedLengthPlace
    case .trimmedExtent: trimmedExtentPlace
    case .measuredRun: measuredRunPlace
    case .supplementaryEstimate: supplementaryEstimatePlace
    case .uniformLengths: uniformLengthsPlace
    case .readableInsets: readableInsetsPlace
    case .supplementaryInsets: supplementaryInsetsPlace
    case .noAlignment: noAlignmentPlace
    case .supplementaryEdges: supplementaryEdgesPlace
    case .headerTopPadding: headerTopPaddingPlace
    case .orthogonalCrossGap: orthogonalCrossGapPlace
    case .orthogonalInHorizontal: orthogonalInHorizontalPlace
    case .initialOffset: initialOffsetPlace
    case .restingTie: restingTiePlace
    case .flick: flickPlace
    case .shrunkContent: shrunkContentPlace
    case .decorationFrame: decorationFramePlace
    case .mirroring: mirroringPlace
    case .listMargin: listMarginPlace
    case .listBackground: listBackgroundPlace
    case .repeatingOverflow: repeatingOverflowPlace
    case .pinnedInsets: pinnedInsetsPlace
    case .safeArea: safeAreaPlace
    case .customEstimate: customEstimatePlace
    case .fractionalInsets: fractionalInsetsPlace
    case .listEnds: listEndsPlace
    }
  }

  /// The other answers that are known.
  package var readings: [Reading] { Reading.all.filter { $0.assumption == self } }
}

import CEditline

extension LineEditor {
  func run(_ command: EditorCommand) -> editline_outcome {
    switch command {
    case .acceptEntry: acceptEntry()
    case .completeWord: completeWord()
    case .previousEntry: showOlderEntry()
    case .nextEntry: showNewerEntry()
    case .forward: moveForward()
    case .forwardWord: moveForwardWord()
    case .moveToEnd: moveCursorToEnd()
    case .backward: moveCursor(to: entry.previousCharacter)
    case .backwardWord: moveCursor(to: entry.previousWord)
    case .deleteOrEnd: deleteOrEnd()
    case .deletePrevious: delete(entry.previousCharacter..<entry.cursor)
    case .deleteNext: delete(entry.cursor..<entry.nextCharacter)
    case .killPreviousWord: kill(entry.previousWord..<entry.cursor)
    case .killNextWord: kill(entry.cursor..<entry.nextWord)
    case .killToEnd: kill(entry.cursor..<entry.scalars.count)
    case .killEntry: kill(0..<entry.scalars.count)
    case .insertKilled: insertKilled()
    case .exchange: exchangeCharacters()
    case .insertPasted: insertPasted()
    case .insertQuoted: insertQuoted()
    case .insertMark: insertMarks()
    case .searchHistory: searchHistory()
    case .clearScreen: clearScreen()
    }
  }

  /// Enter: ends the entry, or starts another line if the entry is incomplete.
  func acceptEntry() -> editline_outcome {
    let text = entry.text
    guard assistance.isEntryComplete(text) else {
      setCursor(.max)
      insert("\n")
      return EDITLINE_REFRESH
    }
    showFinally()
    print("\r\n")
    answer = .line(text)
    return EDITLINE_ACCEPT
  }

  /// Ctrl-D: ends the session on an empty line, otherwise deletes the character under the cursor.
  private func deleteOrEnd() -> editline_outcome {
    let entry = entry
    if entry.scalars.isEmpty {
      print("\r\n")
      answer = .end
      return EDITLINE_ACCEPT
    }
    return delete(entry.cursor..<entry.nextCharacter)
  }

  /// Ctrl-L: moves the entry to the top of the editor's part of the screen.
  private func clearScreen() -> editline_outcome {
    print(assistance.screen.clear())
    redrawFromHome()
    return EDITLINE_NOTHING
  }

  // MARK: Moving and taking hints

  private func moveForward() -> editline_outcome {
    let entry = entry
    if let ghost = ghost(after: entry), ghost.isTakeable {
      insert(ghost.text)
    } else {
      setCursor(entry.nextCharacter)
    }
    return EDITLINE_REFRESH
  }

  private func moveForwardWord() -> editline_outcome {
    let entry = entry
    if let ghost = ghost(after: entry), ghost.isTakeable {
      insert(String(Self.firstWord(of: ghost.text)))
    } else {
      setCursor(entry.nextWord)
    }
    return EDITLINE_REFRESH
  }

  private func moveCursor(to place: Int) -> editline_outcome {
    setCursor(place)
    return EDITLINE_REFRESH
  }

  private func moveCursorToEnd() -> editline_outcome {
    if let ghost = ghost(after: entry), ghost.isTakeable {
      insert(ghost.text)
    } else {
      setCursor(.max)
    }
    return EDITLINE_REFRESH
  }

  /// The leading white space of a string and the word after it.
  private static func firstWord(of text: some StringProtocol) -> Substring {
    let text = Substring(text)
    let afterSpace = text.drop(while: \.isWhitespace)
    let rest = afterSpace.drop { !$0.isWhitespace }
    return text[..<rest.startIndex]
  }

  // MARK: Deleting

  private func delete(_ range: Range<Int>) -> editline_outcome {
    if range.isEmpty { return EDITLINE_BEEP }
    setCursor(range.upperBound)
    deleteBefore(range.count)
    return EDITLINE_REFRESH
  }

  /// Deletes a range and stores it for Ctrl-Y.
  private func kill(_ range: Range<Int>) -> editline_outcome {
    if !range.isEmpty { killed = entry.text(of: range) }
    return delete(range)
  }

  private func insertKilled() -> editline_outcome {
    insert(killed)
    return EDITLINE_REFRESH
  }

  /// Ctrl-T: swaps the two characters around the cursor.
  private func exchangeCharacters() -> editline_outcome {
    guard let pair = entry.exchanged else { return EDITLINE_BEEP }
    let text = entry.text(of: pair.second) + entry.text(of: pair.first)
    setCursor(pair.second.upperBound)
    deleteBefore(pair.first.count + pair.second.count)
    insert(text)
    return EDITLINE_REFRESH
  }

  // MARK: Inserting

  /// Ctrl-V: inserts the next key literally.
  private func insertQuoted() -> editline_outcome {
    guard let key = nextKey() else { return EDITLINE_ACCEPT }
    insert(String(key))
    return EDITLINE_REFRESH
  }
}

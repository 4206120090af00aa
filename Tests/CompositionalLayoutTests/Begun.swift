import Testing

@Suite struct Begun {}

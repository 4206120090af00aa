// Nothing to call: the target's symbols stand in for those of libraries that the parser of arguments names and Galley never reaches, and
// for Swift's own that count references; its constructors stand in for what Swift does before `main`, or make it faster.
#pragma once

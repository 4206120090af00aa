// Nothing to call: the target's symbols stand in for those of libraries that the parser of arguments names and Galley never reaches, and
// its constructors for what Swift does before `main`, or make it faster.
#pragma once

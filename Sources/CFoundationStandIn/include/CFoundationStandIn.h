// Nothing to call: the target's symbols stand in for those of Foundation that the parser of arguments names.
#pragma once

# Writes a header with the text of FILE as rh::generated::NAME. Raw strings are cut into pieces,
# because compilers limit the length of one.
file(READ "${FILE}" text)
string(LENGTH "${text}" length)
set(out "// Made from ${LABEL} by cmake/embed.cmake.\n#pragma once\n\n#include <string_view>\n\nnamespace rh::generated {\n\ninline constexpr std::string_view ${NAME} =\n")
set(at 0)
while(at LESS length)
  string(SUBSTRING "${text}" ${at} 8000 piece)
  string(APPEND out "    R\"~~(${piece})~~\"\n")
  math(EXPR at "${at} + 8000")
endwhile()
string(APPEND out "    \"\";\n\n}  // namespace rh::generated\n")
file(WRITE "${OUT}" "${out}")

# Writes a header with the text of FILE as rh::generated::NAME.
include(${CMAKE_CURRENT_LIST_DIR}/raw_string.cmake)
raw_string(${FILE} text)
set(out "// Made from ${LABEL} by cmake/embed.cmake.\n#pragma once\n\n#include <string_view>\n\nnamespace rh::generated {\n\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Woverlength-strings\"\ninline constexpr std::string_view ${NAME} =\n")
string(APPEND out "${text}    \"\";\n#pragma GCC diagnostic pop\n\n}  // namespace rh::generated\n")
file(WRITE "${OUT}" "${out}")

// Terminal and files: the only places where the program reads and writes.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/layout.h"
#include "engine/core/options.h"

namespace rh {

bool input_is_terminal();
bool output_is_terminal();
bool error_is_terminal();
// Columns of the terminal on standard output, 80 when it is none.
int terminal_columns();
// Its lines, 24 when it is none.
int terminal_lines();
// --color auto|always|never, with NO_COLOR and TERM=dumb respected in auto.
bool want_colour(std::string_view setting);

// One line without its end; nothing at the end of input.
std::optional<std::string> read_line();
void print(std::string_view text);
void print_error(std::string_view text);

// The whole of a file, or of standard input for "-".
std::expected<std::string, Problem> read_file(std::string_view path);
// Refuses an existing file unless told to replace it.
std::expected<void, Problem> write_file(const std::string& path, std::string_view text, bool replace);
bool file_exists(const std::string& path);

}  // namespace rh

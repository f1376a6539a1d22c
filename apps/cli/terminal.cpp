#include "apps/cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace rh {
namespace {

bool read_all(std::FILE* file, std::string& text) {
  char buffer[65536];
  std::size_t count = 0;
  do {  // fewer than asked for: the end, or an error
    count = std::fread(buffer, 1, sizeof buffer, file);
    text.append(buffer, count);
  } while (count == sizeof buffer);
  return std::ferror(file) == 0;
}

std::unexpected<Problem> file_problem(std::string code, std::string_view path, int error) {
  return std::unexpected(
      Problem{std::move(code), {}}.with("file", std::string(path)).with("reason", std::strerror(error)));
}

}  // namespace

bool input_is_terminal() { return isatty(STDIN_FILENO) == 1; }
bool output_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool error_is_terminal() { return isatty(STDERR_FILENO) == 1; }

int terminal_columns() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 20) return size.ws_col;
  return 80;
}

int terminal_lines() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row >= 5) return size.ws_row;
  return 24;
}

bool want_colour(std::string_view setting) {
  if (setting == "always") return true;
  if (setting == "never") return false;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  if (no_colour != nullptr && *no_colour != '\0') return false;
  if (term != nullptr && std::string_view(term) == "dumb") return false;
  return output_is_terminal();
}

std::optional<std::string> read_line() {
  std::fflush(stdout);
  std::string line;
  int character = 0;
  while ((character = std::fgetc(stdin)) != EOF && character != '\n') line += static_cast<char>(character);
  if (character == EOF && line.empty()) return {};
  if (line.ends_with('\r')) line.pop_back();
  return line;
}

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_error(std::string_view text) {
  std::fflush(stdout);
  std::fwrite(text.data(), 1, text.size(), stderr);
}

std::expected<std::string, Problem> read_file(std::string_view path) {
  std::string text;
  if (path == "-") {
    if (!read_all(stdin, text)) return file_problem("cli.errors.cannot_read", path, errno);
    return text;
  }
  const std::string name(path);
  std::error_code ignored;
  if (std::filesystem::is_directory(name, ignored)) return file_problem("cli.errors.cannot_read", path, EISDIR);
  std::FILE* file = std::fopen(name.c_str(), "rb");
  if (file == nullptr) return file_problem("cli.errors.cannot_read", path, errno);
  const bool fine = read_all(file, text);
  const int error = errno;
  std::fclose(file);
  if (!fine) return file_problem("cli.errors.cannot_read", path, error);
  return text;
}

bool file_exists(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(path, ignored);
}

std::expected<void, Problem> write_file(const std::string& path, std::string_view text, bool replace) {
  // "x": the system itself refuses an existing file, so nothing is lost in a race either.
  std::FILE* file = std::fopen(path.c_str(), replace ? "wb" : "wbx");
  if (file == nullptr) {
    return file_problem(errno == EEXIST ? "cli.errors.file_exists" : "cli.errors.cannot_write", path, errno);
  }
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const int error = errno;
  if (std::fclose(file) != 0 || !written) return file_problem("cli.errors.cannot_write", path, error);
  return {};
}

}  // namespace rh

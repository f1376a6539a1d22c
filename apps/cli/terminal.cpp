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

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\033') {
      while (i < text.size() && text[i] != 'm') ++i;
    } else if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) {
      ++columns;
    }
  }
  return columns;
}

std::string padded(std::string_view text, std::size_t columns) {
  const std::size_t taken = columns_of(text);
  return std::string(text) + std::string(taken < columns ? columns - taken : 0, ' ');
}

std::string padded_left(std::string_view text, std::size_t columns) {
  const std::size_t taken = columns_of(text);
  return std::string(taken < columns ? columns - taken : 0, ' ') + std::string(text);
}

std::string with_minus(std::int64_t number) {
  return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

std::string wrapped(std::string_view text, std::size_t columns) {
  std::string out;
  std::size_t column = 0;
  while (!text.empty()) {
    const auto end = text.find_first_of(" \n");
    const std::string_view word = text.substr(0, end);
    const std::size_t width = columns_of(word);
    if (column > 0 && column + 1 + width > columns) {
      out += '\n';
      column = 0;
    } else if (column > 0) {
      out += ' ';
      ++column;
    }
    out += word;
    column += width;
    if (end == std::string_view::npos) break;
    if (text[end] == '\n') {
      out += '\n';
      column = 0;
    }
    text.remove_prefix(end + 1);
  }
  return out;
}

}  // namespace rh

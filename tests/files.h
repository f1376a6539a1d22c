// Files of the project, for tests.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "tests/source_dir.h"

namespace rh::testing {

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

inline std::filesystem::path in_project(std::string_view path) {
  return std::filesystem::path(ROUNDHOUSE_SOURCE_DIR) / path;
}

}  // namespace rh::testing

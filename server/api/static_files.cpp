#include "server/api/static_files.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>

#include "server/base/log.h"

namespace rh::server {
namespace {

namespace fs = std::filesystem;

struct Type {
  std::string_view ending, type;
  bool compress;
};
constexpr std::array<Type, 16> kTypes = {{
    {".html", "text/html; charset=utf-8", true},
    {".js", "text/javascript; charset=utf-8", true},
    {".mjs", "text/javascript; charset=utf-8", true},
    {".css", "text/css; charset=utf-8", true},
    {".json", "application/json", true},
    {".webmanifest", "application/manifest+json", true},
    {".map", "application/json", true},
    {".svg", "image/svg+xml", true},
    {".txt", "text/plain; charset=utf-8", true},
    {".wasm", "application/wasm", true},
    {".png", "image/png", false},
    {".jpg", "image/jpeg", false},
    {".webp", "image/webp", false},
    {".ico", "image/x-icon", false},
    {".woff2", "font/woff2", false},
    {".woff", "font/woff", false},
}};

const Type* type_of(std::string_view path) {
  for (const Type& type : kTypes) {
    if (path.ends_with(type.ending)) return &type;
  }
  return nullptr;
}

// Nothing where there is no such file.
std::shared_ptr<const std::string> read(const fs::path& path) {
  std::error_code ignored;
  if (!fs::is_regular_file(path, ignored)) return nullptr;
  std::ifstream file(path, std::ios::binary);
  return std::make_shared<const std::string>(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

constexpr std::string_view kNoClient =
    "<!doctype html><meta charset=utf-8><title>Roundhouse</title><p>The server runs; the web client is not built.</p>";

}  // namespace

void StaticFiles::add(const std::string& path, Packed packed) {
  const Type* type = type_of(path);
  const std::string& content = *packed.plain;
  File file;
  file.type = type != nullptr ? type->type : "application/octet-stream";
  file.tag = tag_of(content);
  file.forever = path.starts_with("/assets/");  // as Vite names them
  if (!packed.gzip && type != nullptr && type->compress && content.size() > 512) packed.gzip = compressed(content);
  file.packed = std::move(packed);
  files_[path] = std::move(file);
}

void StaticFiles::load(const std::string& folder) {
  std::error_code error;
  const fs::path root(folder);
  for (auto entry = fs::recursive_directory_iterator(root, error);
       !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    std::error_code ignored;
    const fs::path& path = entry->path();
    if (!entry->is_regular_file(ignored) || path.extension() == ".gz" || path.extension() == ".br") continue;
    add("/" + fs::relative(path, root, ignored).generic_string(),
        {.plain = read(path), .gzip = read(path.string() + ".gz"), .brotli = read(path.string() + ".br")});
  }
  if (error) log(Level::Warning, "web client not read", {{"folder", folder}, {"problem", error.message()}});
}

const std::string* StaticFiles::index() const {
  const auto found = files_.find("/index.html");
  return found == files_.end() ? nullptr : found->second.packed.plain.get();
}

net::Response StaticFiles::answer(const net::Request& request) const {
  auto found = files_.find(request.path == "/" ? std::string_view("/index.html") : std::string_view(request.path));
  if (found == files_.end() && request.path.find('.') == std::string::npos) found = files_.find("/index.html");
  if (found == files_.end()) {
    if (files_.empty() && request.path.find('.') == std::string::npos)
      return {.status = 200, .type = "text/html; charset=utf-8", .text = std::string(kNoClient)};
    return {.status = 404, .type = "text/plain; charset=utf-8", .text = "not found\n"};
  }
  const File& file = found->second;
  return packed_response(request, file.packed, file.type, file.tag,
                         file.forever ? "public, max-age=31536000, immutable" : "no-cache");
}

std::string find_web_folder() {
  std::error_code error;
  const fs::path program = fs::canonical("/proc/self/exe", error);
  if (error) return {};
  for (const char* place : {"web", "../web", "../share/roundhouse/web"}) {
    const fs::path folder = program.parent_path() / place;
    if (fs::is_regular_file(folder / "index.html", error)) return folder.lexically_normal().string();
  }
  return {};
}

}  // namespace rh::server

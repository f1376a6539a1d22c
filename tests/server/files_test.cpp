// The client's files in the form that a browser asks for.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "server/api/packed.h"
#include "tests/server/client.h"
#include "tests/server/server_process.h"

namespace rh::test {
namespace {

TEST(Encodings, AClientSaysHowMuchItWantsEach) {
  const std::string_view browser = "gzip, deflate, br, zstd";
  EXPECT_EQ(server::weight_of(browser, "br"), 1000);
  EXPECT_EQ(server::weight_of(browser, "gzip"), 1000);
  EXPECT_EQ(server::weight_of(browser, "compress"), 0);
  EXPECT_EQ(server::weight_of("", "gzip"), 0);
  EXPECT_EQ(server::weight_of("gzip;q=0.8,br;q=0.25", "br"), 250);
  EXPECT_EQ(server::weight_of("gzip;q=0.8 , BR ; Q=0.125", "br"), 125);
  EXPECT_EQ(server::weight_of("br;q=0", "br"), 0);
  EXPECT_EQ(server::weight_of("br;q=0.000, *;q=0.5", "br"), 0);
  EXPECT_EQ(server::weight_of("br;q=0, *;q=0.5", "gzip"), 500);
  EXPECT_EQ(server::weight_of("*;q=0.5, br", "br"), 1000);
  EXPECT_EQ(server::weight_of("brotli, gzipped, x-br", "br"), 0);
}

TEST(Encodings, WhatIsNoWeightWantsNothing) {
  for (const char* odd :
       {"br;q=", "br;q=2", "br;q=1.1", "br;q=-1", "br;q=0.1234", "br;q=.5", "br;q=x", "br;q", "br;level=1"})
    EXPECT_EQ(server::weight_of(odd, "br"), 0) << odd;
}

class PackedFiles : public ::testing::Test {
 protected:
  PackedFiles() {
    std::filesystem::create_directories(web.path() + "/assets");
    std::ofstream(web.path() + "/index.html") << "<!doctype html>" << std::string(2000, ' ');
    std::ofstream(web.path() + "/assets/app-1a2b.js") << std::string(2000, 'x');
    std::ofstream(web.path() + "/assets/app-1a2b.js.br") << "as brotli";
    std::ofstream(web.path() + "/assets/app-1a2b.js.gz") << "as gzip";
    server::Config config = LocalServer::quiet();
    config.web = web.path();
    server.emplace(folder, config);
  }
  Answer get(const char* path, const char* accept, const std::string& known = "") {
    std::vector<Header> headers = {{"Accept-Encoding", accept}};
    if (!known.empty()) headers.push_back({"If-None-Match", known});
    return http(server->port(), "GET", path, "", "", headers);
  }

  const Folder folder, web;
  std::optional<LocalServer> server;
};

TEST_F(PackedFiles, TheFormTheClientLikesBest) {
  const char* script = "/assets/app-1a2b.js";
  struct Case {
    const char *accept, *coding, *body;
  };
  const std::string plain(2000, 'x');
  for (const Case& one :
       {Case{"gzip, deflate, br", "br", "as brotli"}, Case{"gzip", "gzip", "as gzip"},
        Case{"br;q=0.5, gzip;q=0.9", "gzip", "as gzip"}, Case{"br;q=0, gzip", "gzip", "as gzip"},
        Case{"*", "br", "as brotli"}, Case{"deflate", "", plain.c_str()}, Case{"identity, br;q=0.5", "", plain.c_str()},
        Case{"identity;q=0.5, br", "br", "as brotli"}}) {
    const Answer answer = get(script, one.accept);
    EXPECT_EQ(answer.header("content-encoding"), one.coding) << one.accept;
    EXPECT_EQ(answer.body, one.body) << one.accept;
    EXPECT_EQ(answer.header("vary"), "Accept-Encoding") << one.accept;
    EXPECT_EQ(answer.header("content-type"), "text/javascript; charset=utf-8") << one.accept;
  }
}

TEST_F(PackedFiles, AFormIsKnownByItsOwnTag) {
  const char* script = "/assets/app-1a2b.js";
  const std::string brotli = get(script, "br").header("etag");
  const std::string gzip = get(script, "gzip").header("etag");
  EXPECT_NE(brotli, gzip);
  EXPECT_NE(brotli, get(script, "").header("etag"));
  EXPECT_EQ(get(script, "br", brotli).status, 304);
  EXPECT_EQ(get(script, "gzip", brotli).status, 200);
}

TEST_F(PackedFiles, WhatLiesThereUnpackedIsPackedAsGzip) {
  const Answer page = get("/", "br, gzip");
  EXPECT_EQ(page.header("content-encoding"), "gzip");
  EXPECT_LT(page.body.size(), 200u);
}

TEST_F(PackedFiles, PackedFormsAreNoFilesOfTheirOwn) {
  EXPECT_EQ(get("/assets/app-1a2b.js.br", "br").status, 404);
  EXPECT_EQ(get("/assets/app-1a2b.js.gz", "gzip").status, 404);
}

}  // namespace
}  // namespace rh::test

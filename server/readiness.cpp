#include "server/readiness.h"

#include "server/api/http_api.h"

namespace rh::server {
namespace {

constexpr auto kHolds = std::chrono::seconds(1);
constexpr auto kPatience = std::chrono::seconds(3);  // a disk that takes longer does not work

}  // namespace

void Readiness::ask(net::Reply reply) {
  if (Clock::now() < good_until_) return reply(response());
  waiting_.push_back(std::move(reply));
  if (waiting_.size() > 1) return;
  const std::uint64_t question = ++question_;
  Batch batch;
  batch.writes.emplace_back(Probe{});
  batch.after.push_back([this, question](bool ok) {
    std::string problem = ok ? std::string() : house_.journal().problem();
    if (ok && !house_.reader().answers()) problem = "the database cannot be read";
    settle(question, std::move(problem));
  });
  house_.journal().submit(std::move(batch));
  loop_.after(kPatience, [this, question] { settle(question, "the disk does not answer"); });
}

void Readiness::settle(std::uint64_t question, std::string problem) {
  if (question != question_ || waiting_.empty()) return;
  problem_ = std::move(problem);
  good_until_ = Clock::now() + kHolds;
  std::vector<net::Reply> waiting;
  std::swap(waiting, waiting_);
  for (net::Reply& reply : waiting) reply(response());
}

net::Response Readiness::response() const {
  if (!problem_.empty()) return error_response({503, "storage", {{"reason", problem_}}});
  return {.status = 200, .type = "text/plain", .text = "ready\n"};
}

}  // namespace rh::server

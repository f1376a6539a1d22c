// serve: the server, with its options from the command line or the environment.
#include <cstdlib>

#include "apps/cli/command.h"
#include "server/base/audit.h"
#include "server/base/log.h"
#include "server/server.h"

namespace rh {
namespace {

// --public-url, else ROUNDHOUSE_PUBLIC_URL, else what stands there already.
void set(const Args& args, std::string_view name, std::string& value) {
  if (const auto given = args.get(name)) {
    value = *given;
    return;
  }
  std::string variable = "ROUNDHOUSE_";
  for (const char c : name) variable += c == '-' ? '_' : static_cast<char>(c >= 'a' && c <= 'z' ? c - 32 : c);
  if (const char* found = std::getenv(variable.c_str()); found != nullptr && *found != '\0') value = found;
}

std::expected<double, Problem> number(const Args& args, std::string_view name, double fallback, double low,
                                      double high) {
  std::string text;
  set(args, name, text);
  if (text.empty()) return fallback;
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (*end == '\0' && value >= low && value <= high) return value;
  return std::unexpected(Problem{"cli.serve.number", {}}.with("flag", "--" + std::string(name)).with("value", text));
}

}  // namespace

int run_serve(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(0, 0, ""); !fine) return fail(texts, fine.error());
  server::Config config;
  set(args, "listen", config.listen);
  config.data = data_folder(args);
  set(args, "public-url", config.public_url);
  set(args, "trust-proxy", config.trust_proxy);
  set(args, "metrics-token", config.metrics_token);
  set(args, "web", config.web);
  set(args, "audit", config.audit_file);
  set(args, "test-secret", config.test_secret);
  const auto seconds = number(args, "bot-seconds", config.bot_seconds, 0.01, 60);
  const auto threads = number(args, "bot-threads", config.bot_threads, 0, 64);
  const auto bot_tables = number(args, "bot-tables", config.bot_tables, 0, 1e6);
  const auto unsent = number(args, "unsent", config.unsent_mb, 1, 1e6);
  const auto rate = number(args, "rate", config.rate, 0, 1e6);
  const auto tables = number(args, "tables", config.most_tables, 0, 1e6);
  for (const auto* one : {&seconds, &threads, &bot_tables, &unsent, &rate, &tables}) {
    if (!*one) return fail(texts, one->error());
  }
  config.bot_seconds = *seconds;
  config.bot_threads = static_cast<int>(*threads);
  config.bot_tables = static_cast<int>(*bot_tables);
  config.unsent_mb = static_cast<int>(*unsent);
  config.rate = static_cast<int>(*rate);
  config.most_tables = static_cast<int>(*tables);

  // One option for both: a level, or a file.
  std::string log;
  set(args, "log", log);
  if (!log.empty()) {
    const auto words = split(log, ',');
    for (const std::string& word : words) {
      const bool level = word == "debug" || word == "info" || word == "warning" || word == "error" || word == "off";
      (level ? config.log_level : config.log_file) = word;
    }
  }
  if (!server::open_log(config.log_level, config.log_file))
    return fail(texts, Problem{"cli.serve.log", {}}.with("file", config.log_file));
  if (!server::open_audit(config.audit_file))
    return fail(texts, Problem{"cli.serve.audit", {}}.with("file", config.audit_file));

  server::Server server(config);
  if (const std::string problem = server.open(); !problem.empty())
    return fail(texts, Problem{"cli.serve.cannot", {}}.with("reason", problem));
  std::string host = config.listen.substr(0, config.listen.rfind(':'));
  const std::string own = "http://" + host + ":" + std::to_string(server.port()) + "/";
  print(texts.say("cli.serve.ready",
                  {{"url", config.public_url.empty() ? own : config.public_url}, {"data", server.folder()}}) +
        "\n");
  std::fflush(stdout);
  server.run();
  return 0;
}

}  // namespace rh

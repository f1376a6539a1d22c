// verify FILE: repeats every die of a finished record from its secret.
#include "engine/core/verify.h"
#include "apps/cli/command.h"

namespace rh {

int run_verify(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(1, 1, "FILE"); !fine) return fail(texts, fine.error());
  const std::string_view path = args.words()[0];
  const auto text = read_file(path);
  if (!text) return fail(texts, text.error());
  const auto record = read_record(*text);
  if (!record) {
    print_error(describe(texts, path, record.error(), nullptr) + "\n");
    return 1;
  }
  const auto verified = verify(*record);
  if (!verified) {
    print_error(describe(texts, path, verified.error(), find_game(record->game)) + "\n");
    return 1;
  }
  print(texts.say(verified->finished ? "cli.verify.fine" : "cli.verify.fine_so_far",
                  {{"count", std::to_string(verified->nature_moves)}}) +
        "\n");
  return 0;
}

}  // namespace rh

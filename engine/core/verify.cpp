#include "engine/core/verify.h"

#include "engine/core/json_reader.h"

namespace rh {

std::expected<Proof, Problem> proof_of(const Record& record) {
  const Json header = parse_json("{" + record.extra + "}");
  Proof proof;
  for (const auto& [key, value] : {std::pair{"commitment", &proof.commitment}, std::pair{"secret", &proof.secret}}) {
    const auto found = header.find(key);
    if (found == header.end() || !found->is_string() || !from_hex(found->get_ref<const std::string&>(), *value))
      return std::unexpected(Problem{std::string("no_") + key, {}});
  }
  if (const auto way = header.find("chance"); way != header.end()) {
    if (*way != "place")
      return std::unexpected(Problem{"header_key", {}}.with("key", "chance").with("allowed", "place"));
    proof.way = KeyedNature::Way::Placed;
  }
  return proof;
}

std::expected<Verified, RecordError> verify(const Record& record) {
  const auto bad = [](int line, Problem problem, std::string move = {}) {
    return std::unexpected(
        RecordError{.line = line, .refusal = {}, .problem = std::move(problem), .move = std::move(move)});
  };
  const auto proof = proof_of(record);
  if (!proof) return bad(1, proof.error());
  const KeyedNature nature(proof->secret, proof->way);
  if (nature.commitment() != proof->commitment) return bad(1, Problem{"wrong_secret", {}});
  // The lines themselves, and the result.
  if (auto replayed = replay(record); !replayed) return std::unexpected(replayed.error());

  const Game& game = *find_game(record.game);
  auto match = Match::start(game, record.options, record.seats);
  for (const RecordLine& line : record.moves) {
    const auto move = game.parse(line.move);
    if (line.by == kNature) {
      const PackedMove right = nature.choose(*match);
      if (right != *move) return bad(line.line, Problem{"wrong_dice", {}}.with("right", game.print(right)), line.move);
    }
    (void)match->play(line.by, *move);
  }
  return Verified{.nature_moves = match->nature_moves(), .finished = match->over()};
}

}  // namespace rh

// Learns the value of a board (value.h) from games against the dice and writes value_weights.cpp.
//
//   train <out.cpp> <games> <sweeps> [seed] [continue]
//
// One sweep: play games with the present value and some wilfulness, and keep at the end of every
// round the board chosen and two others that were considered. Then backwards, from one round left to
// six: the target of a board is the value of the best answer to one roll (with one round left: its
// score), and a fresh net learns it. That is fitted value iteration: every net rests on the next.
//
// Boards of earlier sweeps, and of games played by the rule of thumb, stay among the samples: without
// them the nets forget what bad boards are worth, and the search finds exactly those boards that the
// nets think too much of. See docs/bots.md for what else was tried.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <memory>

#include "bots/games/railroad_ink/planner.h"
#include "bots/games/railroad_ink/rolls.h"

namespace rh::railroad_ink {
namespace {

constexpr Beam kPolicyBeam{6, 2}, kWideBeam{32, 8}, kTargetBeam{6, 2}, kLastBeam{48, 8};
constexpr std::size_t kMostKept = 60'000;

struct Sample {
  Features features;
  float target = 0;
};

// Adam on one net.
class Learner {
 public:
  explicit Learner(Net& net) : net_(net), first_(kNetWeights, 0), second_(kNetWeights, 0), slope_(kNetWeights, 0) {}

  float step(const std::vector<const Sample*>& batch, float rate) {
    std::memset(slope_.data(), 0, sizeof(float) * kNetWeights);
    Net& slope = *reinterpret_cast<Net*>(slope_.data());
    float loss = 0;
    for (const Sample* sample : batch) loss += add_slope(*sample, slope);
    const float scale = 1.0f / static_cast<float>(batch.size());
    auto* weights = reinterpret_cast<float*>(&net_);
    ++steps_;
    const float fix1 = 1 - std::pow(0.9f, static_cast<float>(steps_));
    const float fix2 = 1 - std::pow(0.999f, static_cast<float>(steps_));
    for (std::size_t i = 0; i < kNetWeights; ++i) {
      const float g = slope_[i] * scale + decay_ * weights[i];
      first_[i] = 0.9f * first_[i] + 0.1f * g;
      second_[i] = 0.999f * second_[i] + 0.001f * g * g;
      weights[i] -= rate * (first_[i] / fix1) / (std::sqrt(second_[i] / fix2) + 1e-8f);
    }
    return loss * scale;
  }

 private:
  float decay_ = 3e-4f;

  float add_slope(const Sample& sample, Net& slope) {
    const Features& f = sample.features;
    Net::Row hidden = net_.bias;
    for (std::size_t i = 0; i < f.pattern_count; ++i) {
      for (std::size_t h = 0; h < Net::kHidden; ++h) hidden[h] += net_.pattern[f.patterns[i]][h];
    }
    float raw = net_.offset;
    for (std::size_t i = 0; i < kNumbers; ++i) {
      for (std::size_t h = 0; h < Net::kHidden; ++h) hidden[h] += f.numbers[i] * net_.number[i][h];
      raw += f.numbers[i] * net_.direct[i];
    }
    for (std::size_t h = 0; h < Net::kHidden; ++h) raw += std::max(hidden[h], 0.0f) * net_.output[h];
    const float error = raw - (sample.target - 50) / 4;
    Net::Row back{};
    for (std::size_t h = 0; h < Net::kHidden; ++h) {
      slope.output[h] += error * std::max(hidden[h], 0.0f);
      back[h] = hidden[h] > 0 ? error * net_.output[h] : 0;
      slope.bias[h] += back[h];
    }
    for (std::size_t i = 0; i < f.pattern_count; ++i) {
      for (std::size_t h = 0; h < Net::kHidden; ++h) slope.pattern[f.patterns[i]][h] += back[h];
    }
    for (std::size_t i = 0; i < kNumbers; ++i) {
      for (std::size_t h = 0; h < Net::kHidden; ++h) slope.number[i][h] += back[h] * f.numbers[i];
      slope.direct[i] += error * f.numbers[i];
    }
    slope.offset += error;
    return 16 * error * error;
  }

  Net& net_;
  std::vector<float> first_, second_, slope_;
  int steps_ = 0;
};

void start_net(Net& net, Random& random, float mean) {
  const auto noise = [&](float size) { return size * static_cast<float>(2 * random.unit() - 1); };
  for (auto& row : net.pattern) {
    row.fill(0);
  }
  for (auto& row : net.number) {
    for (float& w : row) w = noise(0.2f);
  }
  for (float& w : net.bias) w = noise(0.1f);
  for (float& w : net.output) w = noise(0.3f);
  net.offset = (mean - 50) / 4;
}

void learn(Net& net, const std::vector<Sample>& samples, int epochs, bool fresh, Random& random) {
  double sum = 0, squares = 0;
  for (const Sample& s : samples) sum += s.target, squares += s.target * s.target;
  const double mean = sum / static_cast<double>(samples.size());
  const double spread = squares / static_cast<double>(samples.size()) - mean * mean;
  if (fresh) start_net(net, random, static_cast<float>(mean));
  Learner learner(net);
  const std::size_t held = samples.size() / 20;
  std::vector<const Sample*> order;
  for (std::size_t i = held; i < samples.size(); ++i) order.push_back(&samples[i]);
  constexpr std::size_t kBatch = 128;
  std::vector<const Sample*> batch;
  double loss = 0;
  for (int epoch = 0; epoch < epochs; ++epoch) {
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    loss = 0;
    int steps = 0;
    for (std::size_t i = 0; i + kBatch <= order.size(); i += kBatch, ++steps) {
      batch.assign(order.begin() + static_cast<std::ptrdiff_t>(i),
                   order.begin() + static_cast<std::ptrdiff_t>(i + kBatch));
      const double progress = (epoch + static_cast<double>(i) / static_cast<double>(order.size())) / epochs;
      loss += learner.step(batch, static_cast<float>(0.003 * (1 - progress) * (1 - progress) + 1e-5));
    }
    loss /= steps;
  }
  double error = 0;
  for (std::size_t i = 0; i < held; ++i) error += std::pow(net(samples[i].features) - samples[i].target, 2);
  std::printf("%zu boards, mean %.2f, variance %.2f, left unexplained: learned from %.3f, held out %.3f\n",
              samples.size(), mean, spread, loss, error / static_cast<double>(held));
  std::fflush(stdout);
}

void write_all(const Value& value, const char* path) {
  std::ofstream out(path);
  out << "// Generated by train/train.cpp; see docs/bots.md. Two characters a weight (value.cpp).\n"
         "#include \"bots/games/railroad_ink/value.h\"\n\nnamespace rh::railroad_ink {\n\n"
         "// clang-format off\nstd::string_view value_weights(int rounds_left) {\n  switch (rounds_left) {\n";
  for (int left = 1; left <= kMostRoundsLeft; ++left) {
    const std::string text = write_net(value.nets[static_cast<std::size_t>(left)]);
    out << "    case " << left << ": return\n";
    for (std::size_t i = 0; i < text.size(); i += 112)
      out << "      \"" << text.substr(i, 112) << "\"" << (i + 112 >= text.size() ? ";" : "") << "\n";
  }
  out << "    default: return {};\n  }\n}\n// clang-format on\n\n}  // namespace rh::railroad_ink\n";
}

struct Kept {
  Board board;
  float target = 0;
  bool final_target = false;  // a score: it does not change with the nets
};
// By rounds left.
using Boards = std::array<std::vector<Kept>, kMostRoundsLeft + 1>;

// Plays games with softly chosen plans and keeps boards of every round.
double play(const Value& value, int games, Random& random, Boards& boards) {
  Planner planner(value);
  std::vector<Plan> plans;
  std::vector<double> chance;
  double sum = 0;
  const auto& tickets = tables().roll_tickets;
  for (int game = 0; game < games; ++game) {
    Sketch sketch(Board{}, Longest::Segment);
    const double heat = game % 3 == 0 ? 0.01 : 0.2 + random.unit();
    const Beam beam = random.below(6) == 0 ? kWideBeam : kPolicyBeam;
    for (int left = kMostRoundsLeft; left >= 0; --left) {
      const Task task = task_of_roll(tickets[random.below(tickets.size())], left);
      planner.plan(sketch, task, left == 0 ? kLastBeam : beam, 24, plans);
      if (left == 0) {
        sum += plans.front().value;
        break;
      }
      double whole = 0;
      chance.clear();
      for (const Plan& plan : plans) chance.push_back(whole += std::exp((plan.value - plans.front().value) / heat));
      const double lot = random.unit() * whole;
      std::size_t chosen = 0;
      while (chosen + 1 < chance.size() && chance[chosen] < lot) ++chosen;
      auto& kept = boards[static_cast<std::size_t>(left)];
      kept.push_back({plans[chosen].end.board});
      kept.push_back({plans[random.below(plans.size())].end.board});
      kept.push_back({plans[random.below(plans.size())].end.board});
      sketch = plans[chosen].end;
    }
  }
  return sum / games;
}

int run(int argc, char** argv) {
  if (argc < 4) return 2;
  const int games = std::atoi(argv[2]), sweeps = std::atoi(argv[3]);
  Random random(argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1);
  auto value = std::make_unique<Value>();
  if (argc > 5) *value = Value::learned();
  Boards boards;
  play(Value{}, games / 3, random, boards);  // by the rule of thumb
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    std::printf("sweep %d: ", sweep);
    std::printf("games with mean %.2f\n", play(*value, games, random, boards));
    for (int left = 1; left <= kMostRoundsLeft; ++left) {
      auto& kept = boards[static_cast<std::size_t>(left)];
      for (std::size_t i = kept.size(); i > 1; --i) std::swap(kept[i - 1], kept[random.below(i)]);
      if (left > 1 && kept.size() > kMostKept) kept.resize(kMostKept);
      Planner planner(*value);
      std::vector<Sample> samples;
      samples.reserve(kept.size());
      for (Kept& one : kept) {
        const Sketch sketch(one.board, Longest::Segment);
        if (!one.final_target) {
          const Move& roll = tables().roll_tickets[random.below(tables().roll_tickets.size())];
          one.target = planner.best(sketch, task_of_roll(roll, left - 1), left == 1 ? kLastBeam : kTargetBeam);
          one.final_target = left == 1;
        }
        Sample& sample = samples.emplace_back();
        extract(sketch, sample.features);
        sample.target = one.target;
      }
      std::printf("  %d rounds left: ", left);
      learn(value->nets[static_cast<std::size_t>(left)], samples, 15, true, random);
      value->known[static_cast<std::size_t>(left)] = true;
    }
    write_all(*value, argv[1]);
  }
  return 0;
}

}  // namespace
}  // namespace rh::railroad_ink

int main(int argc, char** argv) { return rh::railroad_ink::run(argc, argv); }

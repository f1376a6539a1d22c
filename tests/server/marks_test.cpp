// Everybody at a table can be told from everybody else: by colour and shape, and by name.
#include "server/tables/marks.h"
#include "server/base/text.h"
#include "tests/server/people.h"

namespace rh::test {
namespace {

using server::is_same_name;
using server::SeatKind;
using server::SeatRow;

class Marks : public People {
 protected:
  static std::vector<int> marks(const Json& table) {
    std::vector<int> all;
    for (const Json& seat : table["seats"]) all.push_back(seat["mark"].get<int>());
    return all;
  }
  static Json with(Json seat, int mark) {
    seat["mark"] = mark;
    return seat;
  }
  Answer sit(const std::string& id, const std::string& cookie, int number, int mark) {
    return post(id, "sit", cookie, {{"seat", number}, {"mark", mark}});
  }
  Answer mark(const std::string& id, const std::string& cookie, int number, int wanted) {
    return post(id, "mark", cookie, {{"seat", number}, {"mark", wanted}});
  }
};

TEST_F(Marks, AreTheSeatsNumbersUntilSomebodyWishesOtherwise) {
  EXPECT_EQ(marks(new_table(port, ann, {kMe, kOpen, kBot})), (std::vector{0, 1, 2}));
  EXPECT_EQ(marks(new_table(port, ann, {with(kMe, 2), kOpen, kBot})), (std::vector{2, 1, 3}));
  EXPECT_EQ(marks(new_table(port, ann, {with(kMe, 11), with(kBot, 11), kOpen})), (std::vector{11, 0, 2}));
  for (const Json& wrong : {Json(12), Json(-1), Json("red"), Json(1.5)}) {
    const Json seats = Json::array({{{"kind", "me"}, {"mark", wrong}}});
    EXPECT_EQ(new_table(port, ann, seats)["error"], "bad_request") << wrong;
  }
}

TEST_F(Marks, OfPeopleAreTheirsAndOthersGetTheNextOne) {
  const std::string id = new_table(port, ann, {with(kMe, 5), kOpen, kOpen, kBot})["id"];
  EXPECT_EQ(marks(sit(id, bo, 1, 5).json()), (std::vector{5, 6, 2, 3}));
  EXPECT_EQ(marks(sit(id, cy, 2, 3).json()), (std::vector{5, 6, 3, 2})) << "a bot gives way";
  EXPECT_EQ(marks(mark(id, bo, 1, 7).json()), (std::vector{5, 7, 3, 2}));
  EXPECT_EQ(marks(mark(id, bo, 1, 7).json()), (std::vector{5, 7, 3, 2})) << "one's own is free";
  EXPECT_EQ(denial(mark(id, bo, 2, 9)), "403 not_yours");
  EXPECT_EQ(denial(mark(id, bo, 9, 9)), "403 not_yours");
  EXPECT_EQ(denial(mark(id, bo, 1, 12)), "400 bad_request");
  EXPECT_EQ(denial(post(id, "mark", bo, {{"seat", 1}})), "400 bad_request");
  EXPECT_EQ(denial(sit(id, bo, 1, 12)), "400 bad_request");
  // Whoever leaves leaves it behind.
  EXPECT_EQ(marks(seat(id, "leave", bo, 1).json()), (std::vector{5, 7, 3, 2}));
  EXPECT_EQ(marks(sit(id, bo, 1, 2).json()), (std::vector{5, 2, 3, 7}));
  ASSERT_EQ(post(id, "start", ann).status, 200);
  EXPECT_EQ(denial(mark(id, bo, 1, 8)), "409 already_started");
  restart();
  EXPECT_EQ(marks(table(id)), (std::vector{5, 2, 3, 7}));
}

TEST_F(Marks, OfSeatsThatAreKeptForSomebodyAreKeptToo) {
  const Json olena = {{"kind", "person"}, {"name", "Olena"}, {"mark", 4}};
  const std::string id = new_table(port, ann, {kMe, olena, kOpen})["id"];
  EXPECT_EQ(marks(sit(id, bo, 2, 4).json()), (std::vector{0, 4, 5}));
  const std::string code = link(id, ann, 1);
  EXPECT_EQ(marks(claim(code, cy).json()), (std::vector{0, 4, 5}));
}

TEST_F(Marks, AreDistinctHoweverManyAskAtOnce) {
  std::vector<std::string> guests;
  Json seats = Json::array({kMe});
  for (int i = 0; i < 5; ++i) {
    guests.push_back(sign_in(port, "Guest " + std::to_string(i)));
    seats.push_back(kOpen);
  }
  const std::string id = new_table(port, ann, seats)["id"];
  {
    std::vector<std::jthread> all;
    for (int i = 0; i < 5; ++i) {
      all.emplace_back([&, i] {
        EXPECT_EQ(sit(id, guests[static_cast<std::size_t>(i)], i + 1, 8).status, 200);
        EXPECT_EQ(mark(id, guests[static_cast<std::size_t>(i)], i + 1, 9).status, 200);
      });
    }
  }
  std::vector<int> given = marks(table(id));
  std::ranges::sort(given);
  EXPECT_EQ(std::ranges::adjacent_find(given), given.end()) << testing::PrintToString(given);
}

// Whatever is wished for in whatever order: no two the same, and nobody but an open seat or a bot loses theirs.
TEST(MarksOfATable, StayDistinct) {
  Random random(7);
  for (int round = 0; round < 500; ++round) {
    std::vector<SeatRow> seats(1 + random.below(kMaxSeats));
    for (SeatRow& seat : seats) {
      seat.kind = static_cast<SeatKind>(random.below(5));
      seat.mark = static_cast<int>(random.below(server::kMarks + 1)) - 1;
    }
    server::settle_marks(seats);
    for (int wish = 0; wish < 20; ++wish) {
      const auto before = seats;
      const auto which = random.below(seats.size());
      server::give_mark(seats, which, static_cast<int>(random.below(server::kMarks)));
      std::uint32_t used = 0;
      for (std::size_t s = 0; s < seats.size(); ++s) {
        used |= 1u << seats[s].mark;
        const bool gives_way = seats[s].kind == SeatKind::Open || seats[s].kind == SeatKind::Bot;
        if (s != which && !gives_way) ASSERT_EQ(seats[s].mark, before[s].mark);
      }
      ASSERT_EQ(std::popcount(used), static_cast<int>(seats.size()));
    }
  }
}

TEST(NamesOfATable, AreTheSameInWhateverCase) {
  for (const auto& [a, b] : {std::pair("Ann", "aNN"),
                             {"ОЛЕНА", "Олена"},
                             {"Їжак Є Ґ", "їжак є ґ"},
                             {"Ёлка", "ёЛКА"},
                             {"Ådne Ø", "åDNE ø"},
                             {"ŁÓDŹ", "łódź"},
                             {"ΝΊΚΟΣ", "νίκοσ"},
                             {"ԱՆՆԱ", "աննա"},
                             {"李", "李"}})
    EXPECT_TRUE(is_same_name(a, b)) << a << " " << b;
  for (const auto& [a, b] : {std::pair("Ann", "Anna"),
                             {"Anna", "Ann"},
                             {"Ann", "Bo"},
                             {"Олена", "Олёна"},
                             {"", "a"},
                             {"е", "e"},
                             {"×", "÷"},
                             {"Й", "И"}})
    EXPECT_FALSE(is_same_name(a, b)) << a << " " << b;
}

TEST_F(Marks, NobodyIsCalledLikeSomebodyElseAtTheTable) {
  const std::string id = new_table(port, ann, {kMe, kOpen, kOpen, {{"kind", "person"}, {"name", "Zed"}}})["id"];
  const std::string other = sign_in(port, "ANN");
  EXPECT_EQ(denial(seat(id, "sit", other, 1)), "409 name_taken");
  EXPECT_EQ(seat(id, "sit", other, 1).json()["args"]["name"], "ANN");
  const std::string code = link(id, ann, 3);
  EXPECT_EQ(denial(claim(code, other)), "409 name_taken");
  EXPECT_EQ(table(id)["seats"][1]["kind"], "open");
  // Another name, and the link is still good.
  ASSERT_EQ(http(port, "PUT", "/api/me", R"({"name":"Anna"})", other).status, 200);
  EXPECT_EQ(claim(code, other).status, 200);
  EXPECT_EQ(seat(id, "sit", bo, 1).status, 200);
  EXPECT_EQ(seat(id, "sit", bo, 2).status, 200) << "a second seat of one's own";
}

TEST_F(Marks, NobodyTakesTheNameOfSomebodyAtACommonTable) {
  const auto rename = [&](const std::string& cookie, const std::string& name) {
    return denial(http(port, "PUT", "/api/me", Json{{"name", name}}.dump(), cookie));
  };
  EXPECT_EQ(rename(cy, "Ann"), "200 ") << "strangers may be called the same";
  EXPECT_EQ(rename(cy, "Cy"), "200 ");
  const Json local = {{"kind", "local"}, {"name", "Dee"}};
  const std::string id = table_of_two(false, Json::array({local}));
  for (const char* name : {"Ann", "aNN", "Dee"}) EXPECT_EQ(rename(bo, name), "409 name_taken") << name;
  EXPECT_EQ(rename(ann, "BO"), "409 name_taken");
  EXPECT_EQ(rename(ann, "dee"), "409 name_taken") << "nor that of somebody at the own device";
  EXPECT_EQ(rename(ann, "ANN"), "200 ") << "one's own name in other letters";
  EXPECT_EQ(rename(ann, "Ann"), "200 ");
  EXPECT_EQ(table(id)["seats"][1]["name"], "Bo");
  // A running game, and a server that has forgotten the table since.
  ASSERT_EQ(post(id, "start", ann).status, 200);
  restart();
  EXPECT_EQ(rename(bo, "Ann"), "409 name_taken");
  EXPECT_EQ(http(port, "PUT", "/api/me", R"({"name":"Ann"})", bo).json()["args"]["name"], "Ann");
  // When the game is given up, everybody is called what they like.
  ASSERT_EQ(seat(id, "remove", ann, 1).status, 200);
  EXPECT_EQ(rename(bo, "Ann"), "200 ");
}

TEST_F(Marks, ASeatMovesToAnotherDeviceUnderTheSameNameButNotUnderAnothersName) {
  const std::string id = table_of_two(true);
  const std::string phone = sign_in(port, "bo"), impostor = sign_in(port, "ann");
  EXPECT_EQ(denial(claim(link(id, bo, 1), impostor)), "409 name_taken");
  EXPECT_EQ(claim(link(id, bo, 1), phone).status, 200);
}

TEST_F(Marks, AHostGivesNoNameTwice) {
  const Json dee = {{"kind", "local"}, {"name", "Dee"}}, same = {{"kind", "local"}, {"name", "dEE"}};
  const Json self = {{"kind", "local"}, {"name", "ann"}}, kept = {{"kind", "person"}, {"name", "DEE"}};
  for (const Json& seats : {Json{kMe, dee, same}, Json{kMe, self}, Json{dee, kept}})
    EXPECT_EQ(new_table(port, ann, seats)["error"], "name_taken") << seats;
  EXPECT_TRUE(new_table(port, ann, {kMe, kMe, dee}).contains("id")) << "one's own name may come twice";
}

}  // namespace
}  // namespace rh::test

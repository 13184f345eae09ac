// SPDX-License-Identifier: CC0-1.0
//
// Tests the texts of the tools in two languages. The table itself is checked by the compiler.
#include "instances/texts.hpp"

#include <stdexcept>

#include "check.hpp"

namespace {

using texts::Text;

void test_table_is_checked() {
  CHECK_THROWS(Text("no Chinese", ""), std::logic_error);
  CHECK_THROWS(Text("not translated", "not translated"), std::logic_error);
  CHECK_THROWS(Text("", "没有英文"), std::logic_error);
  CHECK_THROWS(Text("%1 and %2", "只有 %1"), std::logic_error);
  CHECK_THROWS(Text("%1 ~one|several", "%1 个"), std::logic_error);
  CHECK_THROWS(Text("%1 and %2", "%2 和 %1")("one value"), std::logic_error);
  CHECK_THROWS(Text("%2", "%2 个")("one value"), std::logic_error);
  CHECK_THROWS(Text("%1", "%1 个")("two", "values"), std::logic_error);
}

void test_blanks_around_chinese_values() {
  const Text found("found %1 in %2", "实际为 %1 在 %2 中");
  texts::is_chinese = true;
  CHECK_EQ(found("行末", "图 一"), "实际为行末在图 一中");
  CHECK_EQ(found("7 个 x", "x"), "实际为 7 个 x 在 x 中");
  texts::is_chinese = false;
  CHECK_EQ(found("行末", "图"), "found 行末 in 图");
}

void test_values() {
  const Text edges("~the|all~ %1 edge~|s~%2", "%2共 %1 条边，100%");
  CHECK_EQ(edges(1, '.'), "the 1 edge.");
  CHECK_EQ(edges(11, "%1"), "all 11 edges%1");
  texts::is_chinese = true;
  CHECK_EQ(edges(1, "图"), "图共 1 条边，100%");
  texts::is_chinese = false;
}

}  // namespace

int main() {
  test_table_is_checked();
  test_values();
  test_blanks_around_chinese_values();
  return check::result();
}

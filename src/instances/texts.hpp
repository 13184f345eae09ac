// SPDX-License-Identifier: CC0-1.0
//
// Defines what the tools tell a person, in English and in Chinese. In a text, %1, %2, ... stand for
// values. What programs read, and the messages of the solvers, are the same in both languages.
#ifndef INSTANCES_TEXTS_HPP
#define INSTANCES_TEXTS_HPP

#include <cstddef>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace texts {

inline bool is_chinese = false;  // the language in which the tools speak

// Stores a text in both languages. In the English text, "~one|many~" stands for "one" if the value
// of %1 is 1, and for "many" otherwise. A constant whose placeholders differ between the languages,
// which has an odd number of '~', or which is missing in a language, does not compile.
class Text {
 public:
  constexpr Text(const char* english, const char* chinese) : english_(english), chinese_(chinese) {
    if (*english == '\0' || !has_chinese(chinese)) throw std::logic_error("a text is missing");
    if (places_in(english) != places_in(chinese))
      throw std::logic_error("the placeholders of a text differ");
  }

  // Returns the text with the values in place of %1, %2, ... Throws std::logic_error unless the
  // text has a placeholder for each of the values, and no other.
  template <class... Values>
  std::string operator()(const Values&... values) const {
    return with({written(values)...});
  }

  const char* english() const { return english_; }

 private:
  template <class Value>
  static std::string written(const Value& value) {
    std::ostringstream out;
    out.precision(10);
    out << value;
    return out.str();
  }

  std::string with(const std::vector<std::string>& values) const {
    if (places_in(english_) != (2u << values.size()) - 2) throw std::logic_error(english_);
    std::string text = is_chinese ? chinese_ : english_, result;
    for (std::size_t at; (at = text.find('~')) != text.npos;) {
      const std::size_t bar = text.find('|', at), end = text.find('~', bar);
      const std::size_t first = values[0] == "1" ? at : bar, last = values[0] == "1" ? bar : end;
      text.replace(at, end + 1 - at, text.substr(first + 1, last - first - 1));
    }
    for (const char* at = text.c_str(); *at != '\0'; ++at) {
      if (!is_place(at)) {
        result += *at;
        continue;
      }
      const std::string& value = values[static_cast<std::size_t>(*++at - '1')];
      if (value.empty()) continue;
      const std::size_t size = result.size();
      if (size > 1 && result[size - 1] == ' ' && is_high(result[size - 2]) && is_high(value[0]))
        result.pop_back();
      result += value;
      if (at[1] == ' ' && is_high(value.back()) && is_high(at[2])) ++at;
    }
    return result;
  }

  // Checks whether c is part of a character that is not ASCII. A Chinese text has blanks around its
  // placeholders for numbers and names. A blank between two such characters is left out.
  static constexpr bool is_high(char c) { return static_cast<unsigned char>(c) >= 0x80; }

  static constexpr bool is_place(const char* at) {
    return *at == '%' && at[1] >= '1' && at[1] <= '9';
  }

  // Returns the set of the placeholders: bit i stands for %i, and bit 0 for an odd number of '~'.
  static constexpr unsigned places_in(const char* text) {
    unsigned places = 0;
    for (; *text != '\0'; ++text) {
      if (*text == '~') places ^= 1u;
      if (is_place(text)) places |= 1u << (text[1] - '0');
    }
    return places;
  }

  static constexpr bool has_chinese(const char* text) {
    while (*text != '\0' && !is_high(*text)) ++text;
    return *text != '\0';
  }

  const char *english_, *chinese_;
};

// ---- Files

inline constexpr Text standard_input{"the standard input", "标准输入"},
    standard_output{"the standard output", "标准输出"},
    cannot_read{"cannot read %1: %2", "无法读取 %1：%2"},
    cannot_write{"cannot write %1: %2", "无法写入 %1：%2"},
    is_utf16{"%1: this file is UTF-16; save it as UTF-8 or ASCII",
             "%1：这个文件是 UTF-16 编码，请另存为 UTF-8 或 ASCII"},
    output_is_input{"the output %1 is also an input, and is not overwritten; choose another file",
                    "输出文件 %1 同时也是输入文件，为免覆盖没有写入；请换一个文件名"};

// ---- Options

inline constexpr Text language_usage{
    "--language en|zh chooses English or Chinese (default: the language of the user).\n"
    "--help prints this text, and --version prints the version.\n",
    "--language en|zh 选择英文或中文（默认为系统语言）。\n--help 显示本说明，--version "
    "显示版本。\n"},
    expects_language{"--language expects en or zh, found '%1'",
                     "--language 应为 en 或 zh，而不是 '%1'"},
    see_help{"%1: %2 (see %3 --help)\n", "%1: %2（用法见 %3 --help）\n"},
    no_memory{"there is not enough memory for%1", "内存不足：%1"},
    expects_value{"%1 expects a value", "%1 后面缺少参数值"},
    empty_value{"%1 expects a value, found an empty one", "%1 的参数值不能为空"},
    expects_integer{"%1 expects a whole number from %2 to %3, found '%4'",
                    "%1 应为 %2 到 %3 的整数，而不是 '%4'"},
    too_many_parts{"expected at most %1 cells or edges, found %2",
                   "最多生成 %1 个格子或边，而不是 %2 个"},
    expects_a_number{"%1 expects a number, found '%2'", "%1 应为数，而不是 '%2'"},
    expects_number{"%1 expects a number from %2 to %3, found '%4'",
                   "%1 应为 %2 到 %3 的数，而不是 '%4'"},
    expects_size{"--size expects tiny, small, judge or huge, found '%1'",
                 "--size 应为 tiny、small、judge 或 huge，而不是 '%1'"},
    unknown_option{"unknown option %1; the nearest one is %2", "没有选项 %1；最接近的是 %2"},
    no_such_number{"%1 has no option --%2", "题目 %1 没有选项 --%2"},
    no_effect{"--%1 has no effect here; the shapes that use it: %2",
              "--%1 在这里不起作用；用到它的数据类型：%2"},
    expected_problem{"expected the name of a problem; generate --list prints all names",
                     "缺少题目名；generate --list 列出所有题目"},
    two_problems{"expected one problem, found two: %1 and %2",
                 "只能有一个题目，却有两个：%1 和 %2"};

// ---- Problems, and sizes of inputs

inline constexpr Text no_problem{"there is no problem '%1'; generate --list prints all names",
                                 "没有题目 '%1'；generate --list 列出所有题目"},
    no_problem_but{
        "there is no problem '%1'; the nearest names are %2; generate --list prints all names",
        "没有题目 '%1'；最接近的是 %2；generate --list 列出所有题目"},
    several_problems{"'%1' may be one of the problems %2", "'%1' 可能是以下几题：%2"},
    only_short{
        "%1 has only a short file, src/submit/%1.cpp: no full solver, generator or judge; to "
        "compare a program with it, use duel with --generator or --like, and --against PROGRAM, "
        "which is compiled from this file (build/bin/submit/%1, if the tests are built)",
        "%1 只有短的题解 src/submit/%1.cpp，没有长的题解、数据生成器和判题器；要和它对拍，用 duel "
        "的 "
        "--generator 或 --like，加上 --against 程序，程序由这个文件编译而成"
        "（编译了测试就有 build/bin/submit/%1）"},
    no_shape{"there is no shape '%1'; generate --list prints all shapes",
             "没有数据类型 '%1'；generate --list 列出所有类型"},
    vertices{"%1 vert~ex|ices~", "%1 个点"}, measure{"%1: %2", "%1：%2"},
    first_case{"%1; the first has %2", "%1；第一组：%2"}, both{"%1, %2", "%1，%2"};

// ---- Promises of statements

inline constexpr Text out_of_limits{"expected %1 from %2 to %3, found %4",
                                    "%1 应为 %2 到 %3，实际为 %4"},
    has_loop{"expected edges with two different ends, found an edge from a vertex to itself",
             "题面保证没有自环，实际有自环"},
    has_repeats{"expected each edge once, found an edge twice", "题面保证没有重边，实际有重边"},
    unfinished_game{
        "expected a finished game, found one in which the rabbit can move after the last round",
        "对局应已结束，实际最后一轮之后兔兔还能走"},
    repeated_pattern{
        "expected different forbidden patterns, none of them the first, found one twice",
        "禁止的图样应互不相同，也不同于初始图样，实际有重复"},
    repeated_password{
        "expected different forbidden passwords, none of them the first, found one twice",
        "禁止的密码应互不相同，也不同于初始密码，实际有重复"},
    no_envelope{
        "expected pairs that leave an envelope of its own for each letter, found too many pairs",
        "排除之后每封信应仍能有自己的信封，实际排除得太多"},
    no_number{"expected a number of its own for each slide, found too few",
              "每张幻灯片应能有自己的数字，实际不够"};

// ---- Shapes of generated inputs, and the faults of solvers that they reveal

namespace shapes {

inline constexpr Text random_edges{"random edges, from none to the judge's limit",
                                   "随机边，边数从 0 到题目的上限"},
    path{"one path through all vertices: deep recursion, one long augmenting path",
         "经过所有点的一条路：递归很深，增广路很长"},
    dense{"each pair is joined with the same probability: reveals arrays that are too small",
          "每对点以相同的概率连边：数组开小了会出错"},
    chains{"one path of each length: many phases follow a greedy start",
           "每种长度的路各一条：贪心之后还要增广很多轮"},
    staircase{"vertex i is joined to i, i + 1, ...: one perfect matching",
              "点 i 连到 i、i + 1……：完美匹配只有一个"},
    kuhn_failing{"half of the searches fail at the end of a long path: O(n^2) for Kuhn's algorithm",
                 "一半的搜索走到长路尽头才失败：匈牙利算法是 O(n^2)"},
    kuhn_far{"exposed vertices many layers apart: long augmenting paths",
             "未匹配点相隔很多层：增广路很长"},
    board{"the free cells of a board: many augmenting paths of all lengths",
          "棋盘上的空地：各种长度的增广路都很多"},
    hexa{"random cycles of 6 vertices in blocks: O(n^2) if failed trees are searched again",
         "成块的随机六元环：重复搜索失败的搜索树就是 O(n^2)"},
    high_low{"layers with edges to lower vertices: slow for depth-first search",
             "分层，边连向下面的点：深搜很慢"},
    ladder{"2^(n/3) paths to dead ends: exponential if a search enters a vertex repeatedly",
           "通向死路的路有 2^(n/3) 条：重复走同一个点的搜索是指数级"},
    random_cells{"each cell is free with the same probability", "每格是空地的概率相同"},
    few_walls{"at most three walls: the few exposed cells decide the answer",
              "至多三个障碍：少数未匹配的格子决定答案"},
    corridors{"long paths joined by doors: greedy matchings are too small",
              "由门相连的长走廊：贪心求出的匹配不是最大"},
    rooms{"small components, some of them joined: blossoms inside blossoms",
          "小连通块，有些相连：花中有花"},
    triangle_path{"triangles that share corners: each blossom contains the one before",
                  "依次共用顶点的三角形：每朵花都包含前一朵"},
    nested_blossoms{
        "blossoms inside blossoms: bases that change often, O(n^2) for naive contraction",
        "花中有花：花根经常改变，朴素的缩花是 O(n^2)"},
    odd_cliques{"cliques of odd size, some of them joined: many odd components",
                "奇数个点的团，有些相连：奇连通块很多"},
    board20{"the free cells of a board, joined by the 20 moves of HDU 3446",
            "棋盘上的空地，按 HDU 3446 的 20 种走法连边"},
    triangulated{"the free cells of a board, joined along sides and along one diagonal",
                 "棋盘上的空地，上下左右和一个斜方向连边"},
    preferential{"new vertices join vertices of high degree: many compete for few mates",
                 "新点多连到度数大的点：很多点争少数几个匹配点"},
    geometric{"points of a square, joined if they are near: long augmenting paths, many blossoms",
              "正方形中的点，距离近就连边：增广路长，花多"},
    pentagons_and_hexagons{
        "random cycles of 5 and 6 vertices in blocks: the last augmenting paths are long",
        "成块的随机五元环和六元环：最后几条增广路很长"},
    random_tree{"the parent is any earlier vertex: many leaves, all near the root",
                "父亲是编号更小的任意一点：叶子多，离根近"},
    deep_tree{"the parent is one of the last three vertices: long branches with many leaves",
              "父亲是编号最近的三个点之一：枝长，叶子多"},
    chain{"one path: deep recursion, n^2 / 2 pairs of ancestor and descendant",
          "一条链：递归很深，祖先后代对有 n^2 / 2 个"},
    star{"one vertex is joined to all others: many children, one mate",
         "菊花图：儿子很多，只能匹配一个"},
    broom{"a path with a star at its end: the star decides the classes of the path",
          "链的一端接菊花：链上各点的类别由菊花决定"},
    near_perfect{"a perfect matching or one exposed vertex, which decides all answers",
                 "有完美匹配，或只有一个未匹配点，由它决定全部答案"},
    random_game{"the empty cell moves at random until the rabbit cannot move",
                "空格随机走，直到兔兔走不动"},
    snake{"the empty cell moves row by row through all cells", "空格逐行走遍所有格子"},
    maze{"the empty cell takes a long path with many turns", "空格走一条多弯的长路"},
    random_words{"random forbidden words", "随机禁止"}, random_sides{"random sides", "随机边长"},
    random_numbers{"random numbers, some of them 1 or 2", "随机的数，其中有些是 1 或 2"},
    random_capacities{"random capacities", "随机的容量"},
    tight{"each place is needed, or one is missing, or one is moved",
          "位置刚好够用，或者少一个，或者挪动一个"},
    random_entries{"random entries, or entries with many equal sums", "随机的数，或有很多相等的和"},
    random_worths{"random worths, some of them repeated", "随机的价值，有些相同"},
    random_stones{"stones in different cells of a square", "正方形中不同格子上的棋子"},
    random_distances{"distances of a permutation, some of them changed",
                     "一个排列的距离，有些改过"},
    equal_distances{"one distance for all places: long augmenting paths, deep recursion",
                    "所有距离都相同：增广路很长，递归很深"},
    random_slides{"a rectangle around each number", "每个数字外面一个矩形"},
    slides_in_a_row{"all numbers in a row: each slide covers a few of them",
                    "数字排成一行：每张幻灯片盖住几个"};

}  // namespace shapes

// ---- Vertices on a side

// Names a vertex on a side of a graph with two sides, and such vertices. Layouts, messages and the
// page find these texts by the word.
struct Side {
  const char* word;
  Text name, many;
};

inline constexpr Side sides[] = {
    {"left", {"left vertex %1", "左部点 %1"}, {"left", "左部点"}},
    {"right", {"right vertex %1", "右部点 %1"}, {"right", "右部点"}},
    {"peak", {"peak %1", "山峰 %1"}, {"peaks", "山峰"}},
    {"valley", {"valley %1", "山谷 %1"}, {"valleys", "山谷"}},
    {"row", {"row %1", "第 %1 行"}, {"rows", "行"}},
    {"column", {"column %1", "第 %1 列"}, {"columns", "列"}},
    {"vertical", {"x = %1", "竖线 x = %1"}, {"vertical lines", "竖线"}},
    {"horizontal", {"y = %1", "横线 y = %1"}, {"horizontal lines", "横线"}},
    {"prince", {"prince %1", "王子 %1"}, {"princes", "王子"}},
    {"princess", {"princess %1", "公主 %1"}, {"princesses", "公主"}},
    {"son", {"son %1", "王子 %1"}, {"sons", "王子"}},
    {"boy", {"boy %1", "男孩 %1"}, {"boys", "男孩"}},
    {"girl", {"girl %1", "女孩 %1"}, {"girls", "女孩"}},
    {"letter", {"letter %1", "信 %1"}, {"letters", "信"}},
    {"envelope", {"envelope %1", "信封 %1"}, {"envelopes", "信封"}},
    {"slide", {"slide %1", "幻灯片 %1"}, {"slides", "幻灯片"}},
    {"number", {"number %1", "数字 %1"}, {"numbers", "数字"}},
    {"place", {"place %1", "位置 %1"}, {"places", "位置"}},
    {"university", {"university %1", "大学 %1"}, {"universities", "大学"}},
    {"subject", {"subject %1", "专业 %1"}, {"subjects", "专业"}},
    {"tail", {"tail %1", "出点 %1"}, {"tails", "出点"}},
    {"head", {"head %1", "入点 %1"}, {"heads", "入点"}},
    {"unit", {"unit %1", "单位 %1"}, {"units", "单位"}},
    {"table", {"table %1", "桌子 %1"}, {"tables", "桌子"}},
    {"person", {"person %1", "人 %1"}, {"people", "人"}},
    {"planet", {"planet %1", "星球 %1"}, {"planets", "星球"}}};

inline const Side& side_of(const std::string& word) {
  for (const Side& candidate : sides) {
    if (word == candidate.word) return candidate;
  }
  throw std::logic_error("texts.hpp has no side '" + word + "'");
}

// ---- Phrases, which are found by their English text: the names of numbers that have limits
inline constexpr Text phrases[] = {{"the number of cases", "数据组数"},
                                   {"the number of free cells", "空地数"},
                                   {"the number of excluded pairs", "排除的对数"},
                                   {"the side of the board", "棋盘边长"},
                                   {"the side of a board", "棋盘边长"},
                                   {"the side of a cube", "立方体边长"},
                                   {"the number of vertices", "点数"},
                                   {"the number of edges", "边数"},
                                   {"the number of vertices on the left", "左部点数"},
                                   {"the number of vertices on the right", "右部点数"},
                                   {"the number of nodes", "结点数"},
                                   {"the number of rounds", "轮数"},
                                   {"the number of points", "点数"},
                                   {"the x coordinate of a point", "点的 x 坐标"},
                                   {"the y coordinate of a point", "点的 y 坐标"},
                                   {"a university", "大学"},
                                   {"a subject", "专业"},
                                   {"the number of digits", "位数"},
                                   {"the number of forbidden patterns", "禁止的图样数"},
                                   {"the number of forbidden passwords", "禁止的密码数"},
                                   {"a worth", "价值"},
                                   {"a weight", "权值"},
                                   {"the number of girls in all lists", "各名单的女孩总数"},
                                   {"the number of couples", "夫妻对数"},
                                   {"the number of pairs", "夫妻与旧情侣的总对数"},
                                   {"the number of letters", "信的封数"},
                                   {"the number of stones", "棋子数"},
                                   {"the distance", "距离"},
                                   {"the number of distances", "距离的个数"},
                                   {"a distance", "距离"},
                                   {"the number of representatives of a unit", "单位的代表人数"},
                                   {"the number of seats at a table", "桌子的座位数"},
                                   {"the capacity of a planet", "星球的容量"},
                                   {"a number", "数"}};

// Returns a phrase in the language of the tools, or the English phrase if it has no translation.
inline std::string phrase(const std::string& english) {
  for (const Text& text : phrases) {
    if (text.english() == english) return text();
  }
  for (const Side& each : sides) {
    if (is_chinese && english == std::string("the number of ") + each.many.english())
      return each.many() + "数";
  }
  return english;
}

// ---- The options of duel

inline constexpr Text duel_usage{
    R"(usage: duel PROBLEM [OPTION]... -- COMMAND [ARGUMENT]...
       duel --like PROBLEM [OPTION]... -- COMMAND [ARGUMENT]...
       duel --generator COMMAND [OPTION]... -- COMMAND [ARGUMENT]...
Runs COMMAND on the samples of the problem and compares its output with their answers. Then
runs COMMAND and our solver on each FILE and on generated inputs, until their answers differ
or the time is over. Prints and saves the smallest failing input found, with a link to see it.
  --samples-only     run only the samples, and report each one that fails
  --no-samples       skip the samples
  --input FILE...    run these inputs after the samples; none of them may have an error
  --against COMMAND  compare with this shell command instead of our solver, but on samples
                     with their answers
  --shape NAME, --size NAME, --rows N, ...
                     choose the generated inputs as in the tool generate
  --limit SECONDS    time limit of each program for each input (default: 2)
  --memory MB        memory limit of each program (default: 1024)
  --stack MB         stack of each program and of each of its threads (default: the largest that
                     the system and --memory allow; on Windows, the linker sets it)
  --time SECONDS     time limit of the search (default: 60). Making the input small takes 5
                     seconds or 60 runs, whatever is more, up to 30 seconds, or as long as the
                     search took, but at most SECONDS. A run that has begun is not broken off
  --jobs N           at most N concurrent runs (default and most: the number of processors)
  --seed N           choose other generated inputs; the same seed repeats a run (default: 1)

For a problem of your own, there are no samples, and our solver does not run. The tokens of
the output of --against are right, or a checker decides:
  --like PROBLEM       generate inputs in the format of PROBLEM, and make them smaller
  --generator COMMAND  run the shell command COMMAND SEED SIZE, which prints an input. SEED is
                       less than 2^31. SIZE is 1, 2, 3, ..., small sizes more often. To make
                       an input smaller, smaller sizes are tried, so they should have smaller
                       numbers as well
  --checker COMMAND    run the shell command COMMAND INPUT OUTPUT ANSWER with three files, as
                       testlib does. ANSWER has the output of --against or is empty. Exit
                       status: 0 or 42 right, 1 or 43 wrong, 2 or 8 bad format; others end the
                       duel
  --interactor COMMAND run the shell command COMMAND INPUT OUTPUT, as testlib does: it reads
                       what the program prints, and the reverse. Exit status as of a checker.
                       --checker may then judge OUTPUT; --limit is for the processor time.
                       If both are idle for a second, the program has failed
A generator, checker or interactor may take 10 seconds, or more if --limit is more. Examples:
  duel --like codechef_hamilg --vertices 7 --against ./slow -- ./mine
  duel --generator ./make --against ./slow -- ./mine
  duel --generator ./make --checker ./check -- ./mine
  duel --generator ./make --interactor ./judge -- ./mine

Exit status: 0 no difference, 1 a difference, 2 wrong usage or another error, 130 stopped by
Ctrl-C before a difference was found.
)",
    R"(用法：duel 题目 [选项]... -- 命令 [参数]...
      duel --like 题目 [选项]... -- 命令 [参数]...
      duel --generator 命令 [选项]... -- 命令 [参数]...
对拍。-- 之后是运行你的程序的命令。先测该题的样例，再与本库的标程在指定的输入文件和随机数据上
对拍，直到答案不同或时间用完。找到出错的数据后尽量缩小，再显示并保存，并给出图解的链接。
  --samples-only     只测样例，列出每个没有通过的样例
  --no-samples       不测样例
  --input 文件...    测完样例后再测这些输入文件；输入必须合法
  --against 命令     不用标程，改与这条 shell 命令（例如暴力）对拍；样例仍与样例答案比较
  --shape 名称、--size 名称、--rows N 等
                     指定随机数据的类型与规模，同 generate
  --limit 秒         每个程序每组数据的时间限制（默认 2）
  --memory MB        每个程序的内存限制（默认 1024）
  --stack MB         每个程序及其每个线程的栈大小（默认为系统和 --memory 所允许的最大值；
                     Windows 上由链接器决定）
  --time 秒          对拍的时间上限（默认 60）；缩小数据另计，为 5 秒或 60 次运行，取长者，但至多
                     30 秒或与对拍同样久，且不超过它；已开始的一次运行不中断
  --jobs N           最多同时运行几组数据（默认为处理器数，也不会超过它）
  --seed N           换一批随机数据；种子相同则数据相同（默认 1）

对拍自己的题目时没有样例，也没有标程：以 --against 的输出为准（按空白分隔逐个比较），或由
checker 判定：
  --like 题目        按该题的输入格式生成数据，并能缩小数据
  --generator 命令   运行 shell 命令“命令 SEED SIZE”，由它输出一组数据。SEED 是种子，小于
                     2^31；SIZE 是规模，为 1、2、3……，小的更常出现。缩小数据就是试更小的规模，
                     所以规模小时数也应小
  --checker 命令     与 testlib 相同，运行 shell 命令“命令 输入文件 输出文件 答案文件”。答案文件
                     是 --against 的输出，没有 --against 则为空。退出码：0 或 42 正确，
                     1 或 43 错误，2 或 8 格式错误，其他值则中止对拍
  --interactor 命令  交互题。与 testlib 相同，运行 shell 命令“命令 输入文件 输出文件”，它与你的
                     程序互相读对方的输出。退出码同 checker；加上 --checker 则再判定输出文件。
                     此时 --limit 限制你的程序的 CPU 时间；双方都空闲一秒也算失败
数据生成器、checker 和 interactor 限时 10 秒，若 --limit 更大则以它为准。例如：
  duel --like codechef_hamilg --vertices 7 --against ./slow -- ./mine
  duel --generator ./make --against ./slow -- ./mine
  duel --generator ./make --checker ./check -- ./mine
  duel --generator ./make --interactor ./judge -- ./mine

退出码：0 没有发现差异，1 发现差异，2 用法错误或其他错误，130 发现差异之前按 Ctrl-C 中断。
)"},
    program_after_dashes{"expected one problem, found two: %1 and %2; write the program after --",
                         "只能有一个题目，却有两个：%1 和 %2；你的程序要写在 -- 之后"},
    several_sources{"expected one of PROBLEM, --like and --generator, found several",
                    "题目、--like 和 --generator 只能选一个"},
    no_command{"expected a command after --", "-- 之后缺少命令"},
    samples_need_problem{"--samples-only needs a problem of ours",
                         "--samples-only 只能用于本库的题目"},
    needs_judge{"expected --against, --checker or --interactor, which say what is right",
                "缺少 --against、--checker 或 --interactor，无法判定对错"},
    checker_needs_source{
        "--checker and --interactor need --like or --generator in place of the name of a problem, "
        "whose outputs our own judge decides",
        "--checker 和 --interactor 要与 --like 或 --generator "
        "一起用，代替题名；只写题名时由标程判定"},
    interactor_excludes{"--interactor cannot be combined with --against",
                        "--interactor 不能与 --against 一起用"},
    generator_excludes{"--generator cannot be combined with options that choose generated inputs",
                       "--generator 不能与指定随机数据的选项一起用"},
    stack_is_bounded{
        "the system does not allow this --stack: the hard limit is less, or this is Windows, where "
        "the linker sets the stack of a program",
        "系统不允许这样的 --stack：硬限制（ulimit -Hs）更小，或者这是 Windows，栈大小由链接器决定"},
    samples_only_excludes{
        "--samples-only cannot be combined with --no-samples, --against or --input",
        "--samples-only 不能与 --no-samples、--against、--input 一起用"};

// ---- Verdicts

inline constexpr Text wrong_answer{"wrong answer: %1", "答案错误：%1"},
    bad_format{"bad format: %1", "格式错误：%1"}, crash{"crash: %1", "运行错误：%1"},
    time_limit{"time limit exceeded: not done after %1 s", "时间超限：%1 s 后仍未结束"},
    memory_limit{"memory limit exceeded: more than %1 MB of memory",
                 "内存超限：使用内存超过 %1 MB"},
    output_limit{"output limit exceeded: more than %1 MB of output", "输出超限：输出超过 %1 MB"},
    exit_status{"exit status %1", "退出码为 %1"},
    killed_by_signal{"killed by signal %1", "被信号 %1 终止"},
    maybe_stack_overflow{", maybe a stack overflow: the stack has %1 MB (--stack)",
                         "，可能是栈溢出：栈为 %1 MB（--stack）"},
    access_violation{"access violation", "非法内存访问"},
    stack_overflow{"stack overflow", "栈溢出"},
    division_by_zero{"integer division by zero", "整数除以零"},
    heap_corruption{"heap corruption", "堆被破坏"},
    abort_or_overrun{"abort() or buffer overrun", "abort() 或缓冲区溢出"},
    cannot_run{"cannot run %1: %2", "无法运行 %1：%2"},
    is_source{"%1 is a source, not a program; compile it, and write the name of the program",
              "%1 是源文件，不是程序；请先编译，再写程序的名字"},
    is_in_path{"%1 means a program of PATH; for the file in this folder write ./%1",
               "%1 是指 PATH 中的程序；要运行当前文件夹中的文件，请写 ./%1"},
    missing_library{
        "a DLL that it needs is missing, or is not the right one; link it with -static, or put the "
        "folder of its compiler into PATH",
        "缺少所需的 DLL 或版本不符；请用 -static 链接，或把编译器所在的文件夹加入 PATH"},
    other_program{"the other program: %1", "对照程序：%1"}, program{"program", "程序"},
    generator{"generator", "数据生成器"}, says{"the %1 says '%2'", "%1 输出 '%2'"},
    checker_or_other{"; so the checker or that program is wrong", "；所以 checker 或对照程序有错"},
    says_nothing{"the %1 gives no reason", "%1 没有说明原因"},
    assistant_failed{"the %1 '%2' failed: %3 %4", "%1 '%2' 出错：%3 %4"},
    both_wait{"both wait for the other: did you flush the output?",
              "双方都在等对方：输出后刷新缓冲区了吗？"},
    does_not_read{"the %1 does not read what the %2 writes", "%1 不读 %2 的输出"},
    goes_on{"the %1 goes on after the %2 ended", "%2 已结束，%1 仍不结束"},
    ends_before{"the program ends before the interactor did", "程序先于 interactor 结束"},
    closes_before{"the program closes its output before the interactor ended",
                  "interactor 结束之前，程序就关闭了输出"},
    generator_silent{"the generator '%1' printed nothing", "数据生成器 '%1' 没有输出"},
    solver_failed{"our solver of %1 fails: %2 %3", "%1 的标程出错：%2 %3"};

// ---- Faults of an output

inline constexpr Text found_in_line{"line %1: expected %2, found %3",
                                    "第 %1 行：应为 %2，实际为 %3"},
    found_in_column{"line %1, column %2: expected %3, found %4",
                    "第 %1 行第 %2 列：应为 %3，实际为 %4"},
    in_32_bits{", which differs by a multiple of 2^32: kept in 32 bits?",
               "，二者相差 2^32 的倍数：是不是只用了 32 位？"},
    end_of_output{"the end of the output", "输出结束"}, end_of_line{"the end of the line", "行末"},
    a_number{"a number", "整数"}, no_output{"there is no output", "没有输出"},
    even_expected{"expected an even number of vertices in pairs, found %1",
                  "配对的点数应为偶数，实际为 %1"},
    pairs_expected{"expected two numbers for ~|each of ~%1 pair~|s~, found %2",
                   "%1 条匹配边应各有两个数，实际共 %2 个数"},
    mates_expected{"expected a mate for ~|each of ~%1 vert~ex|ices~, found %2",
                   "%1 个点应各有一个匹配点，实际给了 %2 个"},
    mate_expected{"expected the mate of vertex %1, from %2 to %3, or 0 if it has none, found %4",
                  "点 %1 的匹配点应为 %2 到 %3，未匹配则为 0，实际为 %4"},
    mate_not_mutual{"the mate of vertex %1 does not name this vertex as its own mate",
                    "点 %1 的匹配点没有与它互相匹配"},
    size_differs{"the output begins with the size %1, but has %2 pairs",
                 "输出的匹配大小为 %1，却给出 %2 条边"},
    pair_is_loop{"the pair %1 is a loop", "匹配边 %1 是自环"},
    pair_is_no_edge{"the pair %1 is not an edge of the input", "匹配边 %1 不是图中的边"},
    pair_shares_vertex{"the pair %1 shares a vertex with another pair",
                       "匹配边 %1 与另一条匹配边有公共点"},
    not_maximum{"expected a maximum matching, of size %1, found one of size %2",
                "最大匹配的大小为 %1，实际为 %2"},
    weight_differs{"the output states the weight %1, but its pairs have the weight %2",
                   "输出的权值和为 %1，而所给匹配边的权值和为 %2"},
    not_best{"expected a matching of the weight %1, found one of the weight %2",
             "匹配的权值和应为 %1，实际为 %2"},
    number_of_paths_expected{"expected the number of paths in the last line",
                             "最后一行应为路径条数"},
    vertex_expected{"expected a vertex from 1 to %1, found %2", "点应为 1 到 %1，实际为 %2"},
    vertex_twice{"vertex %1 is twice on the paths", "点 %1 在路径上出现两次"},
    vertex_missing{"vertex %1 is on no path", "点 %1 不在任何路径上"},
    step_is_no_arc{"there is no arc from %1 to %2", "没有从 %1 到 %2 的弧"},
    paths_differ{"the output ends with the number %1, but has %2 paths",
                 "输出的路径条数为 %1，却给出 %2 条"},
    not_fewest{"expected %1 path~|s~, found %2", "最少 %1 条路径，实际为 %2 条"},
    is_reached{"a path leads from %1 to %2, which are both chosen",
               "选出的点 %1 能到达选出的点 %2"},
    not_largest{"expected %1 chosen vert~ex|ices~, found %2", "应选 %1 个点，实际为 %2 个"},
    tables_expected{"expected 1 and %1 tables, one for each representative, found %2 and %3",
                    "应为 1 以及 %1 名代表各自的桌号，实际为 %2 以及 %3 个数"},
    no_seat{"%1 cannot take table %2: there is no such table, or it is full, or the unit is there",
            "%1 不能再坐桌子 %2：没有这张桌子，或已坐满，或该单位已有人坐"},
    not_seated{"expected %1 (1: all can be seated), found %2", "应为 %1（1：都能入座），实际为 %2"},
    colors_expected{"expected %1 color~|s~, one for each edge, found %2",
                    "每条边应有一个颜色，共 %1 个，实际为 %2 个"},
    negative_colors{"expected a number of colors, found %1", "应为颜色数，实际为 %1"},
    no_color{"edge %1 has the color %2, which is none of the %3",
             "第 %1 条边的颜色 %2 不是 %3 种颜色之一"},
    same_color{"the edges %1 and %2 have the common end %3 and the same color %4",
               "第 %1、%2 条边有公共点 %3，颜色却都是 %4"},
    more_colors{"expected %1 color~|s~, found %2", "应为 %1 种颜色，实际为 %2 种"},
    unreadable_graph{"the graph of the input cannot be read", "无法读取输入的图"};

// ---- Reports of duel

inline constexpr Text inputs{"%1 input~|s~", "%1 组数据"}, runs{"%1 run~|s~", "%1 次运行"},
    lines{"%1 line~|s~", "%1 行"}, size{"size %1", "规模为 %1"},
    progress{"%1, %2 runs, %3", "%1，已运行 %2 次，%3"},
    shrinking{"making the input smaller", "正在缩小数据"}, sample{"sample %1", "样例 %1"},
    samples_right{"%2 of %1 sample~|s~ right\n", "共 %1 个样例，通过 %2 个\n"},
    no_samples{"there are no samples in %1; --no-samples runs the duel without samples",
               "%1 中没有样例；--no-samples 可以跳过样例"},
    not_allowed{"note: %1: %2 (the statement does not allow this input)\n",
                "提示：%1：%2（题面不允许这样的输入）\n"},
    input_has_error{"%1: %2; a duel needs inputs without errors", "%1：%2；对拍的输入必须合法"},
    interrupted{"interrupted: %1", "已中断：%1"},
    no_difference{"no difference in %1, %2\n", "测了 %1，没有发现差异，用时 %2\n"},
    same_inputs{"hint: the generator printed the same input every time\n",
                "提示：数据生成器每次输出的数据都相同\n"},
    has_sanitizer{"duel: %1 has a sanitizer, so it runs without a memory limit\n",
                  "duel: %1 带有 sanitizer，运行时不限制内存\n"},
    unmeasured{
        "note: --memory %1 was not checked in %2, whose memory is unknown; a limit below the "
        "memory of duel itself cannot be checked\n",
        "提示：有 %2 未能检查 --memory %1 的限制，因为测不到内存用量；小于 duel "
        "自身内存的限制无法检查\n"},
    found_after{"Found after %1 and %2: %3\n", "测到第 %1 时出错，用时 %2：%3\n"},
    made_smaller{"Made smaller in %1 from %2%3.\n", "缩小前：%2（缩小用了 %1%3）。\n"},
    until_stopped{" until you stopped the duel", "，因按键中断而停止"},
    until_time{" until the time was over", "，因时间用完而停止"},
    smaller_input{"The smaller input: %1\n", "缩小后的数据：%1\n"},
    not_every_time{"The program does not fail every time on this input.\n",
                   "程序在这组数据上有时对、有时错。\n"},
    left_over{"Each case alone is right. Probably something is left from an earlier case.\n",
              "每组数据单独都对，可能是前面的数据没有清空。\n"},
    input_title{"Input (%1)", "输入（%1）"},
    dialogue{"End of the dialogue (< read and > written by your program)",
             "对话的末尾（< 是你的程序读入的，> 是它输出的）"},
    program_prints{"Your program prints", "你的程序输出"},
    other_prints{"The other program prints", "对照程序输出"},
    right_answer{"Right answer", "正确答案"},
    standard_error{"End of the standard error", "标准错误输出的末尾"},
    nothing{"(nothing)", "（空）"},
    pause_hint{"Hint: system(\"pause\") prints a line into the output; remove it.\n",
               "提示：system(\"pause\") 会多输出一行，请删去。\n"},
    why{"Why", "原因"}, saved{"Saved: %1\n", "已保存：%1\n"},
    not_saved{"Not saved: %1\n", "没有保存：%1\n"}, see_it{"See it: %1\n", "图解：%1\n"},
    see_file{"See it: %1\nThere, click \"Open a file\" and choose %2.\n",
             "图解：%1\n在页面上点“打开文件”，选择 %2。\n"};

// ---- Why an answer is right

inline constexpr Text mover{"the player to move", "先手"}, rabbit{"the rabbit", "兔兔"},
    egg{"the egg", "蛋蛋"}, matching{"the matching %1", "匹配 {%1}"},
    empty_matching{"the empty matching", "空匹配"},
    no_move{"from %1 %2 loses: there is no move", "从 %1 出发，%2 必败：无路可走"},
    wins_by{
        "from %1 %2 wins by %3: each later move is answered by moving to its mate in %4.\nEvery "
        "maximum matching covers %1: %5",
        "从 %1 出发，%2 必胜：先走到 %3，以后对手走到哪里，都走到该点在 %4 "
        "中的匹配点。\n任何最大匹配都覆盖 %1：%5"},
    loses{
        "from %1 %2 loses: each move is answered by moving to its mate in %3.\nNo matching is "
        "larger: %4",
        "从 %1 出发，%2 必败：无论走到哪里，对手都走到该点在 %3 "
        "中的匹配点。\n这已是最大匹配：%4"},
    covers_all{"this one covers all vertices", "这个匹配覆盖所有点"},
    exposes_one{"this one exposes only one vertex", "这个匹配只有一个未匹配点"},
    exposes_no_more{"%1, and this one exposes no more", "%1；而这个匹配的未匹配点没有更多"},
    barrier{"removing {%1} leaves %2", "删去 {%1} 后剩下 %2"},
    graph_has{"the graph has %1", "图中有 %1"},
    odd_components{"%1 odd component~|s~ %2, in which every matching exposes at least %3",
                   "%1 个奇连通块 %2，任何匹配在其中至少有 %3 未匹配"},
    few_neighbors{
        "the %1 vertices {%2}, no two of which are joined, have only the neighbors {%3}, so "
        "every matching exposes at least %4 of them (Hall's theorem)",
        "%1 个点 {%2} 两两不相邻，邻点只有 {%3}，所以任何匹配在其中至少有 %4 未匹配"
        "（Hall 定理）"},
    no_neighbors{"%1 vert~ex|ices~ ha~s|ve~ no neighbors: %2", "%1 个点没有邻点：%2"},
    covered_by{
        "%1 vert~ex|ices~ touch~es|~ all edges: %2. Each edge of a matching needs one of its own",
        "这 %1 个点覆盖所有的边：%2。匹配的每条边都要有自己的一个"},
    losing_none{"the player to move loses from no vertex: %1 covers all vertices",
                "没有必败点：%1 覆盖所有点"},
    losing{
        "the player to move loses from %1: %2.\nThese are the losing vertices: %3 exposes only %4",
        "有 %1 是必败点：%2。\n必败点就是上面这些点：%3 只有 %4 未匹配"},
    edges_in{"%1 edge~|s~ ~is|are~ in %2.\nNo matching is larger: %3",
             "%2 共 %1 条边。\n这已是最大匹配：%3"},
    independent{
        "%1 vert~ex|ices, no two of which are a move apart~: %2.\nNo set is larger: of all "
        "vertices (%3), every set misses one end of each edge in %4",
        "这 %1 个点两两不相邻：%2。\n这已是最大独立集：共有 %3 "
        "个点，而 %4 的每条边至少有一个端点不能选"},
    cover{
        "%1 vert~ex|ices~ touch~es|~ all edges: %2.\nNo cover is smaller: each edge of %3 needs "
        "one of its own",
        "这 %1 个点覆盖所有的边：%2。\n这已是最小点覆盖：%3 的每条边都要有自己的一个端点"},
    heaviest{
        "%1 has the weight %2.\nNo matching is heavier: no edge weighs more than the prices of its "
        "ends%3, no price is negative, and all prices add up to %2. Prices: %4%5",
        "%1 的权值和为 %2。\n没有更大的匹配：每条边的权值不超过两端%3的价格之和，价格都不是负数，"
        "而全部价格之和为 %2。价格（顶标）：%4%5"},
    of_sets{" and of the sets around it", "以及包含它的集合"},
    heaviest_perfect{
        "%1 has the weight %2.\nNo perfect matching is heavier: no edge weighs more than the "
        "prices of its ends, and all prices add up to %2. Prices: %3",
        "%1 的权值和为 %2。\n没有更大的完美匹配：每条边的权值不超过两端的价格之和，而全部价格之和"
        "为 %2。价格（顶标）：%3"},
    lightest_perfect{
        "%1 has the weight %2.\nNo perfect matching is lighter: no edge weighs less than the "
        "prices of its ends, and all prices add up to %2. Prices: %3",
        "%1 的权值和为 %2。\n没有更小的完美匹配：每条边的权值不小于两端的价格之和，而全部价格之和"
        "为 %2。价格（顶标）：%3"},
    without_pair{"without this pair, %1", "不选这一对时，%1"},
    heaviest_of_size{
        "%1 has the weight %3.\nNo matching of %2 edge~|s~ is heavier: no edge weighs more than %4 "
        "plus the prices of its ends, no price is negative, and %2 * %4 plus all prices is %3. "
        "Prices: %5",
        "%1 的权值和为 %3。\n%2 条边的匹配没有更大的：每条边的权值不超过 %4 "
        "与两端的价格之和，价格都不是负数，"
        "而 %2 * %4 加上全部价格等于 %3。价格（顶标）：%5"},
    price_of_set{"; the set {%2}: %3, added %1 time~|s~", "；集合 {%2}：%3，计 %1 次"},
    steps{
        "there are as many paths as vertices, %1, minus the steps, which share no tail and no "
        "head.\n%2",
        "路径数等于点数 %1 减去路径上的边数，这些边的起点互不相同，终点也互不相同。\n%2"},
    antichain{
        "%1 vert~ex|ices, none of which reaches another~: %2.\nNo such set is larger: it has at "
        "most one vertex of each of these chains, which have all vertices: %3",
        "这 %1 个点互不可达：%2。\n不能更多：每条链上至多取一个点，而同样多的链包含所有的点：%3"},
    colors_needed{
        "%1 edge~ ends|s end~ at %2 and need~s|~ different colors. No vertex has more edges, so as "
        "many colors are enough (Koenig's theorem)",
        "%2 有 %1 条边，颜色互不相同。没有点的边更多，所以这么多种颜色也够了（König 定理）"},
    all_fit{"this plan is the proof, because all have a place: %1",
            "下面的安排就是证明，人人都有位置：%1"},
    no_place{"%1 ~person|people~ (%2) fit~s|~ nowhere", "%2 共 %1 人，哪里都不能去"},
    too_few_places{"%1 ~person|people~ (%2) fit~s|~ on %3 only.\nThere is room for %4: %4 < %1",
                   "%2 共 %1 人，只能去 %3。\n那里共容 %4 人：%4 < %1"},
    too_few_pairs{
        "%1 ~person is|people are~ from %2.\nEach unit may send one person to each "
        "table: %3 < %1",
        "%2 共 %1 人。\n每个单位在每张桌子至多一人：%3 < %1"},
    too_few_of_both{
        "%1 ~person is|people are~ from %2.\nThere is room for %4 at %3. Each unit may "
        "send one person to each other table, that is %5: %4 + %5 = %6 < %1",
        "%2 共 %1 人。\n%3 共容 %4 人。每个单位在其余每张桌子至多一人，共 %5 人："
        "%4 + %5 = %6 < %1"},
    heaviest_set{
        "no two of these cells are neighbors, and their sum is %1: %2.\nNo sum is larger: all "
        "cells have the sum %3. Of two neighbors, one is not chosen, and the prices of the pairs "
        "of a cell add up to at most its number, so each pair loses at least its price. Prices: "
        "%5.\n%3 - %4 = %1",
        "这些格子两两不相邻，和为 %1：%2。\n和不能更大：全部格子之和为 %3。相邻的两格至少有一格"
        "不选，而一个格子所在各对的价格之和不超过它的数，所以每对至少失去它的价格。价格：%5。\n"
        "%3 - %4 = %1"},
    is_missing{"%1 is missing: %2", "漏了 %1：%2"}, is_wrong{"%1 is wrong: %2", "多了 %1：%2"},
    mistake{"round %1 is a mistake.\nBefore it, %2.\nAfter it, %3",
            "第 %1 轮兔兔犯了错误。\n兔兔走之前：%2。\n兔兔走之后：%3"},
    no_mistake{"round %1 is no mistake.\nBefore it, %2.\nAfter it, %3",
               "第 %1 轮兔兔没有犯错误。\n兔兔走之前：%2。\n兔兔走之后：%3"},
    the_case{"case %1: %2", "第 %1 组数据：%2"};

// ---- The other tools

inline constexpr Text two_inputs{"expected one input, found two: %1 and %2",
                                 "只能有一个输入文件，却有两个：%1 和 %2"},
    judge_arguments{"expected PROBLEM INPUT OUTPUT [ANSWER], found %1 argument~|s~",
                    "应有参数：题目 输入文件 输出文件 [答案文件]，实际有 %1 个"},
    solve_arguments{"expected PROBLEM [INPUT], found %1 argument~|s~",
                    "应有参数：题目 [输入文件]，实际有 %1 个"},
    either{"%1 or %2", "%1 或 %2"},
    not_closed{"a comment or a raw string is not closed", "注释或原始字符串没有结束"},
    expected_include{"expected a line #include \"FILE\" or #include <FILE>, found %1",
                     "应为一行 #include \"文件\" 或 #include <文件>，而不是 %1"},
    conditional_file{
        "cannot find \"%1\", which is included under a condition; the include stays as it is",
        "找不到条件编译中的 \"%1\"，原样保留这一行"},
    cannot_find{"cannot find \"%1\" in the folders %2; name its folder with -I",
                "在文件夹 %2 中找不到 \"%1\"；请用 -I 指定它所在的文件夹"},
    unbalanced{"this file does not have an #endif for each #if",
               "这个文件中的 #if 与 #endif 不成对"},
    too_deep{
        "%1: more than %2 files are open, each included by the one before; a file that "
        "includes itself needs #pragma once, or #ifndef X, #define X and #endif",
        "%1：文件逐层包含，超过了 %2 层；包含自身的文件需要头文件保护：#pragma once，"
        "或 #ifndef X、#define X 与 #endif"},
    other_meaning{"%1 has another meaning in a bundle; bundle does not expand this file",
                  "%1 在合并后的文件中含义会变，bundle 不能展开这个文件"},
    large_bundle{"the bundle has %1 bytes; Codeforces, HDU and POJ accept at most %2",
                 "合成的文件有 %1 字节；Codeforces、HDU、POJ 最多接受 %2 字节"},
    bundle_warning{"bundle: warning: %1\n", "bundle: 警告：%1\n"},
    expected_one_file{"expected one file to bundle, found %1",
                      "应有一个要合并的文件，实际有 %1 个"},
    judge_usage{
        R"(usage: judge PROBLEM INPUT OUTPUT [ANSWER]
Judges the file OUTPUT, which a program printed for the file INPUT. The file ANSWER is a right
output. Without it, our solver gives the answer. Where one output is right, the lines must be
equal, except for blanks at their ends and empty lines at the end. For a wrong OUTPUT, prints a
link to the page that shows INPUT.
Exit status: 0 right, 1 wrong, 2 OUTPUT does not have the format of the problem (only where
several outputs are right), 3 wrong usage or another error.
)",
        R"(用法：judge 题目 输入文件 输出文件 [答案文件]
评测某程序读入“输入文件”后输出的“输出文件”。“答案文件”是正确的输出，省略时由本库的标程求出。
答案唯一时逐行比较，忽略行末空白和末尾的空行。输出错误时给出网页链接，用图说明这组输入。
退出码：0 正确，1 错误，2 输出文件不符合该题的输出格式（只在答案不唯一时），3 用法错误或其他错误。
)"},
    solve_usage{
        R"(usage: solve PROBLEM [INPUT]
Prints our answer to the file INPUT, by default to the standard input. Warnings and errors of the
input are those of the full file of the problem.
Exit status: 0 solved, 1 an error in the input, 2 wrong usage.
)",
        R"(用法：solve 题目 [输入文件]
输出标程对输入文件的答案；省略输入文件时读标准输入。对输入的警告和错误信息与该题的长题解相同。
退出码：0 已解出，1 输入有错误，2 用法错误。
)"},
    generate_usage{
        R"(usage: generate PROBLEM [--shape NAME] [--size tiny|small|judge|huge] [--seed N] [--NAME N]... [-o FILE]
       generate PROBLEM --check [INPUT]
       generate [PROBLEM] --list
Writes an input to FILE, by default to the standard output.
--list prints the problems, their shapes and the options for numbers: --rows N, --edges N, ...
--density, --fit and --free are percentages; --shuffled is 0 or 1.
--kind chooses the weights: 0 any, 1 few, 2 products, 3 sums, 4 differences, 5 rising, 6 equal;
--reversed 1 makes the heaviest edges the lightest ones.
--size judge goes up to the limits of the statement, huge beyond them; the default is small.
--check tests whether INPUT, by default the standard input, has the format and the limits of
the problem's statement.
)",
        R"(用法：generate 题目 [--shape 名称] [--size tiny|small|judge|huge] [--seed N] [--参数 N]... [-o 文件]
      generate 题目 --check [输入文件]
      generate [题目] --list
生成一组输入数据，写入 -o 指定的文件，默认写到标准输出。
--list 列出题目、数据类型和可以指定的参数：--rows N、--edges N 等。
--density、--fit、--free 是百分比；--shuffled 为 0 或 1。--kind 是权的种类：0 任意，1 只有几种，2 乘积，3 和，4 差，5 递增，6 全相等；
--reversed 1 使最重的边变成最轻的边。
--size 是规模：tiny 极小，small 较小（默认），judge 可到题面的上限，huge 更大。
--check 检查输入文件（默认为标准输入）的格式与数据范围是否符合题面。
)"},
    bundle_usage{
        R"(usage: bundle [-I DIR]... [--slim] [--header] [--unnamed] [-o OUTPUT] FILE

Prints FILE (- is the standard input) as a single file to submit: the text of a header
replaces each line #include "header", and each #include <header> if a DIR has it. Other
lines stay as they are.
A header with #pragma once, or with #ifndef X, #define X and #endif around its code, is
left out where it was printed before, outside of all conditions.
An include of a missing file is an error, but stays within a condition, such as #ifdef LOCAL.
#include "header" of a header of C or C++17, and __has_include, stay everywhere.
Lines that look like includes, but are of another form, are refused.

  -I DIR     search DIR for headers, after the folder of the including file;
             without -I, search the headers of matching_games;
             no code may ask for the macros of the guards of these headers
  --slim     shorten these headers: remove comments except paragraphs that contain
             a year (citations), indent with tabs
  --header   keep the include guards, so that the bundle is a header as well
  --unnamed  leave out the first line, which names FILE
  -o OUTPUT  write the bundle to OUTPUT instead of the standard output

Warns of a bundle of more than 65535 bytes.
Exit status: 0 success, 1 failure (nothing is written), 2 wrong arguments.
)",
        R"(用法：bundle [-I 文件夹]... [--slim] [--header] [--unnamed] [-o 输出文件] 文件

把“文件”（- 表示标准输入）合并成一个可以提交的文件：每行 #include "头文件" 换成头文件的内容；
#include <头文件> 若在 -I 文件夹中，也同样展开。其余各行原样保留。
头文件若有 #pragma once，或代码全在 #ifndef X、#define X 与 #endif 之间，则在条件编译之外
展开过一次以后不再重复。
找不到的头文件是错误；但在 #ifdef LOCAL 之类的条件编译中，原样保留这一行。
用引号包含的 C、C++17 标准头文件，以及 __has_include，总是原样保留。
看似包含、却不是上述写法的行，不予处理并报错。

  -I 文件夹    在包含者所在的文件夹之后，再到该文件夹中找头文件；
               省略 -I 时，使用 matching_games 的头文件；
               其他代码不能判断这些头文件的保护宏
  --slim       精简这些头文件：删去注释（含年份的段落是文献出处，予以保留），
               用制表符缩进
  --header     保留头文件保护宏，使结果本身也能作为头文件
  --unnamed    不写第一行（它说明由哪个文件合成）
  -o 输出文件  写入该文件，而不是标准输出

结果超过 65535 字节时给出警告。
退出码：0 成功，1 失败（不写任何文件），2 用法错误。
)"},
    print_notebook_usage{"usage: print_notebook [--chinese COMMENTS] -o FILE SOURCE...\n",
                         "用法：print_notebook [--chinese 注释文件] -o 文件 源文件...\n"};

}  // namespace texts

#endif  // INSTANCES_TEXTS_HPP

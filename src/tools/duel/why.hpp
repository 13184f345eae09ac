#pragma once
#include <string>
#include "instances/problems.hpp"
namespace duel { inline std::string why(const instances::Problem&, const std::string&, const std::string&, const std::string&){return "";} }

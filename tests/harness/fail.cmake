# SPDX-License-Identifier: CC0-1.0
#
# Prints MESSAGE and ends with an error.
# CTest skips the test if the message begins with "SKIPPED: ".
message("${MESSAGE}")
message(FATAL_ERROR "failed")

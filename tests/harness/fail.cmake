# SPDX-License-Identifier: CC0-1.0
#
# A test that fails, or is skipped, with the MESSAGE that says why.
message("${MESSAGE}")
message(FATAL_ERROR "failed")

#!/bin/sh
# Runs a program of the product in Node: `sh scripts/launch/node.sh PROGRAM`. `npm start`, the image and the
# service of systemd all start with this file, so the settings of malloc and of V8 stand here alone
# (docs/decisions/0047).

# One memory arena instead of several takes 15 MB less. The two thresholds: memory that is freed goes
# back to the system.
export MALLOC_ARENA_MAX=1
export MALLOC_MMAP_THRESHOLD_=32768
export MALLOC_TRIM_THRESHOLD_=131072

# At most 8 MB for each half of the young generation: half the memory under load, at the same speed. At
# least as much: otherwise V8 shrinks it while there are few requests, and then collects garbage five times
# as often under load. The last one: how far the old generation may grow before it is collected.
exec node --min-semi-space-size=8 --max-semi-space-size=8 --heap-growing-percent=60 "$@"

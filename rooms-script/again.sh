#!/bin/bash
# again.sh [BASE] [HAND]: branch h-rooms anew from BASE (work), by the script, then the commits by hand (the last HAND ones of h-rooms-hand).
set -e
cd /work/wt/rooms
git reset -q --hard "${1:-work}"
git clean -fdq -e node_modules common mirror worker src server tests
bash /work/wt/rooms-script/apply.sh /work/wt/rooms
git cherry-pick "h-rooms-hand~${2:-4}..h-rooms-hand"

#!/bin/bash
# apply.sh CHECKOUT: the whole script on a clean checkout of any state of `work`; four commits. Then: git cherry-pick what was done by hand.
set -e
here=$(cd "$(dirname "$0")" && pwd)
cd "$1"
test -z "$(git status --porcelain | grep -v '^?? node_modules$')" || { echo 'the checkout is not clean'; exit 1; }
formatted() { git status --porcelain | awk '{print $NF}' | grep -E '\.(tsx?|mjs|css|md|jsonc)$' | while read -r f; do test -f "$f" && echo "$f"; done | xargs -r -n 400 npx prettier --write --log-level warn; }
commit() { git add -A -- . ':!node_modules'; git commit -qm "$1" -m "$2"; git log --oneline -1; }
node "$here/move.mjs" . --commit
node "$here/dangling.mjs" .
formatted
commit 'Imports, commands and documents name the files where they are now' 'Nothing but paths.'
node "$here/rename.mjs" .
formatted
commit 'One word for one thing: kept, told, act, counter, office and sheet say what they mean' 'Names in the code only: addresses, stored data, calls and what people read stay as they are.'
node "$here/inline.mjs" .
formatted
commit 'Leaves that one file uses stand in it' 'A leaf of under 40 lines without a test of its own was a hop and an import for nothing. What another room uses, dialogs and descriptions of nouns stay files.'
python3 "$here/architecture.py" .
npx prettier --write --log-level warn ARCHITECTURE.md
commit 'ARCHITECTURE.md tells of the rooms' 'The wings of the server, where screens are, and the words that changed.'

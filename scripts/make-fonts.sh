#!/bin/sh
# Makes public/fonts from the fonts of npm: the axes and the letters a French page needs, nothing else.
# Run by hand when a font or the list of letters changes; the results are committed.
# Needs fontTools with brotli (Debian: apt install fonttools python3-brotli). PYTHON says which python has them.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
from=node_modules/@fontsource-variable
to=public/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# ASCII, French letters and capitals, ligatures, quotes, dashes, € ° × − and the spaces French needs
# (U+2009 is drawn by both fonts; U+202F and U+2011 borrow the shapes of U+2009 and of the hyphen, see below).
letters='U+20-7E,U+A0,U+A7,U+A9,U+AB,U+B0,U+B2,U+B7,U+BB,U+BD,U+C0,U+C2,U+C4,U+C6-CB,U+CE,U+CF,U+D4,U+D6,U+D7,U+D9,U+DB,U+DC,U+E0,U+E1,U+E2,U+E4,U+E6-EB,U+ED,U+EE,U+EF,U+F1,U+F3,U+F4,U+F6,U+F9,U+FA,U+FB,U+FC,U+FF,U+152,U+153,U+2009,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2032,U+2039,U+203A,U+20AC,U+2191,U+2193,U+2212'

make() { # source, result, axes to keep, features to keep
  name=$2
  "$python" -m fontTools.varLib.instancer -q -o "$work/$name.ttf" "$from/$1" $3
  "$python" - "$work/$name.ttf" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
for table in font["cmap"].tables:
    if table.isUnicode():
        table.cmap[0x202F] = table.cmap[0x2009]
        table.cmap[0x2011] = table.cmap[0x2D]
font.save(sys.argv[1])
PYTHON
  "$python" -m fontTools.subset "$work/$name.ttf" --unicodes="$letters,U+202F,U+2011" --layout-features="$4" \
    --flavor=woff2 --no-hinting --desubroutinize --name-IDs=0,1,2,13,14 --output-file="$to/$name.woff2"
}

mkdir -p "$to"
make bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2 bricolage-grotesque \
  'opsz=24 wght=400:800 wdth=75:100' 'kern,tnum'
make source-serif-4/files/source-serif-4-latin-wght-normal.woff2 source-serif-4 \
  'wght=400:700' 'kern,liga'
# Titles of plays in running text: no weight but one, and the letters of prose alone.
letters='U+20-7E,U+A0,U+AB,U+B7,U+BB,U+C0,U+C2,U+C7-CB,U+CE,U+CF,U+D4,U+D9,U+DB,U+E0,U+E2,U+E4,U+E6-EB,U+EE,U+EF,U+F4,U+F6,U+F9,U+FB,U+FC,U+152,U+153,U+2009,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026'
make source-serif-4/files/source-serif-4-latin-wght-italic.woff2 source-serif-4-italic \
  'wght=400' 'kern,liga'
cp "$from/bricolage-grotesque/LICENSE" "$to/bricolage-grotesque.OFL.txt"
cp "$from/source-serif-4/LICENSE" "$to/source-serif-4.OFL.txt"
ls -l "$to"

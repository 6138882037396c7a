#!/bin/sh
# Makes the static fonts that tickets embed, from the variable fonts of npm: a PDF knows no axes.
# Latin and Latin Extended-A, so that every European name can stand on a ticket.
# Run by hand when a font or the list of letters changes; the results are committed.
# Needs fontTools with brotli (Debian: apt install fonttools python3-brotli). PYTHON says which python has them.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
from=node_modules/@fontsource-variable
to=server/platform/pdf/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

letters='U+20-7E,U+A0-17F,U+218-21B,U+1E9E,U+2009,U+2010-2014,U+2018-201E,U+2022,U+2026,U+202F,U+2032,U+2039,U+203A,U+20AC,U+2212'

make() { # latin source, latin-ext source, result, axes to pin, features to keep
  for part in 1 2; do
    source=$1
    [ "$part" = 1 ] || source=$2
    "$python" -m fontTools.varLib.instancer -q -o "$work/$part.ttf" "$from/$source" $4
  done
  "$python" - "$work" <<'PYTHON'
import sys
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

work = sys.argv[1]
parts = [f"{work}/1.ttf", f"{work}/2.ttf"]
latin = set(TTFont(parts[0]).getBestCmap())
font = Merger().merge(parts)
# Both fonts draw U+2009; the narrow no-break space and hyphen borrow the shapes of their breaking sisters.
for table in font["cmap"].tables:
    if table.isUnicode():
        table.cmap[0x202F] = table.cmap[0x2009]
        table.cmap.setdefault(0xA0, table.cmap[0x20])
        table.cmap.setdefault(0x2011, table.cmap[0x2D])
font.save(f"{work}/merged.ttf")
PYTHON
  "$python" -m fontTools.subset "$work/merged.ttf" --unicodes="$letters" --layout-features="$5" \
    --no-hinting --desubroutinize --name-IDs=0,1,2,4,6,13,14 --output-file="$to/$3.ttf"
}

mkdir -p "$to"
sans=bricolage-grotesque/files/bricolage-grotesque
serif=source-serif-4/files/source-serif-4
make $sans-latin-standard-normal.woff2 $sans-latin-ext-standard-normal.woff2 bricolage-bill 'opsz=24 wght=800 wdth=75' 'kern'
make $sans-latin-standard-normal.woff2 $sans-latin-ext-standard-normal.woff2 bricolage-bold 'opsz=14 wght=700 wdth=88' 'kern,tnum'
make $sans-latin-standard-normal.woff2 $sans-latin-ext-standard-normal.woff2 bricolage-text 'opsz=14 wght=450 wdth=100' 'kern,tnum'
make $serif-latin-wght-normal.woff2 $serif-latin-ext-wght-normal.woff2 source-serif 'wght=400' 'kern,liga'
cp "$from/bricolage-grotesque/LICENSE" "$to/bricolage-grotesque.OFL.txt"
cp "$from/source-serif-4/LICENSE" "$to/source-serif-4.OFL.txt"
ls -l "$to"

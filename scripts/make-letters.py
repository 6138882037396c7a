"""Makes common/drawing/letters-*.ts: the outlines of the letters that posters are set in.

A poster is a picture: shown by <img>, rasterised on a server, printed. None of these has the page's fonts, so
posters carry their letters as shapes. Run by hand; the results are committed.
Needs fontTools with brotli (Debian: apt install fonttools python3-brotli).
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
SOURCE = "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2"
CHARACTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆàâäçéèêëîïôöùûüÿœæ &'’!?.,:;…-–()«»/·°"
)
SMALLEST_KERNING = 12


def main():
    write("title", {"opsz": 24, "wght": 800, "wdth": 75}, kerned=True)
    write("author", {"opsz": 24, "wght": 600, "wdth": 90}, kerned=False)


def write(name, axes, kerned):
    font = instancer.instantiateVariableFont(TTFont(ROOT / SOURCE), axes)
    cmap, glyphs = font.getBestCmap(), font.getGlyphSet()
    by_glyph = {cmap[ord(c)]: c for c in CHARACTERS if ord(c) in cmap}
    lines = [f"  {json.dumps(c, ensure_ascii=False)}: {json.dumps(letter(glyphs, g))}," for g, c in by_glyph.items()]
    pairs = kerning(font, by_glyph) if kerned else {}
    text = "\n".join(
        [
            *(["/* oxlint-disable max-lines -- data */"] if kerned else []),
            "// Made by scripts/make-letters.py and prettier from Bricolage Grotesque (SIL Open Font License 1.1); not edited by hand.",
            "import type { LetterSet } from './lettering';",
            "",
            f"/** {', '.join(f'{k} {v}' for k, v in axes.items())}; 1000 units per em, the baseline at 0. */",
            f"export const {name}Letters: LetterSet = {{",
            "letters: {",
            *lines,
            "},",
            "kerning: {",
            *[f"  {json.dumps(first, ensure_ascii=False)}: {json.dumps(p, ensure_ascii=False)}," for first, p in pairs.items()],
            "},",
            "};",
            "",
        ]
    )
    (ROOT / "common/drawing" / f"letters-{name}.ts").write_text(text)


def letter(glyphs, name):
    pen = SVGPathPen(glyphs, ntos=lambda n: str(round(n)))
    glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
    return f"{round(glyphs[name].width)} {pen.getCommands()}"


def kerning(font, by_glyph):
    """{first: "second±units second±units"} for the pairs worth moving; small type needs none."""
    found = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if table.LookupType == 9:
                table = table.ExtSubTable
            if table.LookupType != 2:
                continue
            for first in (g for g in table.Coverage.glyphs if g in by_glyph):
                for second, value in pairs_after(table, first, by_glyph):
                    found.setdefault(by_glyph[first], {}).setdefault(by_glyph[second], value)
    close = {f: " ".join(f"{s}{v}" for s, v in p.items() if s.isalpha() and abs(v) >= SMALLEST_KERNING) for f, p in found.items()}
    return {f: p for f, p in close.items() if p and f != " "}


def pairs_after(table, first, by_glyph):
    if table.Format == 1:
        for record in table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord:
            if record.SecondGlyph in by_glyph and record.Value1:
                yield record.SecondGlyph, record.Value1.XAdvance or 0
    else:
        row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
        for second in by_glyph:
            value = row[table.ClassDef2.classDefs.get(second, 0)].Value1
            if value and hasattr(value, "XAdvance"):
                yield second, value.XAdvance


main()

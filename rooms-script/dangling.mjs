// Imports that lead nowhere, and old paths that some text still names.
import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { isCode, resolveIn, stringsOf, trackedFiles } from './graph.mjs';
const root = process.argv[2];
const list = trackedFiles(root); const files = new Set(list);
let bad = 0;
for (const file of list) {
  if (!isCode(file)) continue;
  for (const { text, isImport } of stringsOf(file, readFileSync(path.join(root, file), 'utf8'))) {
    if (!isImport || !/^(\.|#)/.test(text)) continue;
    if (resolveIn(files, file, text) === undefined && !/^virtual:/.test(text)) { console.log(`${file}: ${text}`); bad += 1; }
  }
}
const text = /(?<![\w/#.@-])#?((?:common|mirror|worker|src|server)\/[\w./-]*[\w-])/g;
const folders = new Set(list.flatMap((f) => { const out = []; for (let d = path.dirname(f); d !== '.'; d = path.dirname(d)) out.push(d); return out; }));
if (process.argv.includes('--texts')) for (const file of list) {
  if (!/\.(tsx?|mjs|css|md|jsonc?|html|sh|py)$/.test(file) || /package-lock|fixtures|inspection/.test(file)) continue;
  readFileSync(path.join(root, file), 'utf8').split('\n').forEach((line, i) => { for (const [, p] of line.matchAll(text)) if (!files.has(p) && !files.has(`${p}.ts`) && !files.has(`${p}.tsx`) && !folders.has(p) && !existsSync(path.join(root, p))) console.log(`${file}:${i + 1}: ${p}`); });
}
console.log(`${bad} dangling`);

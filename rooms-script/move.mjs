// node move.mjs CHECKOUT: carries out moves.txt. Every path in a string, a comment, a style or a text follows.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCode, resolveIn, stringsOf, trackedFiles } from './graph.mjs';

const here = path.dirname(new URL(import.meta.url).pathname);
const root = path.resolve(process.argv[2]);
const list = trackedFiles(root);
const files = new Set(list);

const lines = readFileSync(path.join(here, 'moves.txt'), 'utf8').split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
const folders = [];
const single = new Map();
for (const line of lines) {
  const [from, to, rest] = line.split(' -> ');
  if (to === undefined || rest !== undefined || from.endsWith('/') !== to.endsWith('/')) throw new Error(`moves.txt: ${line}`);
  if (from.endsWith('/')) folders.push([from, to]);
  else single.set(from, to);
}
folders.sort((a, b) => b[0].length - a[0].length);

const stem = (file) => file.replace(/\.module\.css$|\.test\.tsx?$|\.d\.ts$|\.tsx?$|\.mjs$/, '');
const stems = new Map([...single].map(([from, to]) => [stem(from), stem(to)]));

const unused = new Set(lines.map((line) => line.split(' -> ')[0]));
function byTable(file) {
  if (single.has(file)) { unused.delete(file); return single.get(file); }
  const bare = stem(file);
  // A test of a part of a file (`pages-of-nodes.test`) only follows its folder.
  const follows = !isSourceName(file) || file.endsWith('.module.css') ? stems.get(bare) : undefined;
  if (follows !== undefined) return follows + file.slice(bare.length);
  for (const [from, to] of folders) if (file.startsWith(from)) { unused.delete(from); return to + file.slice(from.length); }
  return file;
}
const isSourceName = (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
const newPath = (file) => (single.has(file) && file.startsWith('tests/') ? byTable(file) : file.startsWith('tests/') ? `tests/${byTable(file.slice('tests/'.length))}` : byTable(file));

const moved = new Map();
const taken = new Map();
for (const file of list) {
  const to = newPath(file);
  if (taken.has(to)) throw new Error(`${file} and ${taken.get(to)} would both be ${to}`);
  taken.set(to, file);
  if (to !== file) moved.set(file, to);
}
for (const from of unused) if (!(single.has(from) && files.has(from))) console.log(`moves.txt: nothing at ${from}`);
// What others made meanwhile and the table does not know.
const wings = /^server\/(platform|people|content|agenda|tickets|operation)\//;
for (const file of list) {
  const to = moved.get(file) ?? file;
  if (/^server\/[^/]+\//.test(to) && !wings.test(to)) console.log(`no wing for ${to}`);
  if (/^src\/screens\/(a-propos|apercu|bar|bibliotheque|breve|conditions|coulisses|en-construction|erreur|evenement|galerie|hors-ligne|premiers-pas|recherche|regie|reservations|saisons|spectacle|utilisateur)\//.test(to)) console.log(`no English place for ${to}`);
}

// Paths as texts name them: from the root of the repository, whole, without their ending, or of a folder.
const foldersThen = new Map();
for (const file of list) for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
  if (!foldersThen.has(folder)) foldersThen.set(folder, new Map());
  const to = path.posix.dirname(moved.get(file) ?? file);
  const sub = path.posix.dirname(file).slice(folder.length);
  const target = to.endsWith(sub) ? to.slice(0, to.length - sub.length) : undefined;
  if (target !== undefined) foldersThen.get(folder).set(target, (foldersThen.get(folder).get(target) ?? 0) + 1);
}
const named = new Map();
for (const [file, to] of moved) {
  named.set(file, to);
  if (isCode(file)) named.set(file.replace(/(\.test)?\.(tsx?|mjs)$/, ''), to.replace(/(\.test)?\.(tsx?|mjs)$/, ''));
}
for (const [folder, targets] of foldersThen) {
  const table = folders.find(([from]) => `${folder}/` === from) ?? folders.find(([from]) => folder.startsWith(from));
  const [best] = [...targets].sort((a, b) => b[1] - a[1])[0] ?? [];
  const to = table === undefined ? undefined : table[1] + `${folder}/`.slice(table[0].length);
  const target = to?.replace(/\/$/, '') ?? best;
  if (target !== undefined && target !== folder && !files.has(folder) && table !== undefined) named.set(folder, target);
}
const pathInText = /(?<![\w/#.@-])(#?(?:tests\/)?(?:common|mirror|worker|src|server)\/[\w./-]*[\w-])/g;
const rootPath = (whole) => {
  const hash = whole.startsWith('#') ? '#' : '';
  const tests = whole.startsWith('tests/') ? 'tests/' : '';
  const bare = whole.slice(hash.length + tests.length);
  if (tests !== '' && moved.has(whole)) return moved.get(whole);
  if (named.has(bare)) return hash + tests + named.get(bare);
  return hash + tests + folderOf(bare, named);
};
// A file that is not there, in a folder that moves (as tests of the house name them).
function folderOf(bare, named) {
  for (let folder = path.posix.dirname(bare); folder !== '.'; folder = path.posix.dirname(folder))
    if (named.has(folder)) return named.get(folder) + bare.slice(folder.length);
  return bare;
}

const relative = (from, to) => { const way = path.posix.relative(path.posix.dirname(from), to); return way.startsWith('.') ? way : `./${way}`; };
function specifierTo(from, target, old) {
  const [bare, ...query] = old.split('?');
  const suffix = query.length === 0 ? '' : `?${query.join('?')}`;
  const keepsEnding = files.has(path.posix.normalize(path.posix.join(path.posix.dirname(fromOld(from)), bare))) || /\.(css|json|mjs|tsx?|ttf)$/.test(bare) && !/\.d$/.test(bare);
  const withoutEnding = (file) => file.replace(/\.d\.ts$|\.tsx?$/, '');
  const to = keepsEnding ? target : withoutEnding(target);
  const top = target.split('/')[0];
  const mine = from.split('/')[0];
  const isAcross = top !== mine && ['common', 'mirror', 'worker', 'server'].includes(top);
  const stays = bare.startsWith('#') && bare.slice(1).startsWith(`${mine}/`) && top === mine;
  if (isAcross || stays) return `#${withoutEnding(target)}${suffix}`;
  return relative(from, to) + suffix;
}
const oldOf = new Map([...moved].map(([from, to]) => [to, from]));
const fromOld = (file) => oldOf.get(file) ?? file;

let edited = 0;
const texts = new Map();
for (const file of list) {
  if (!/\.(tsx?|mjs|css|md|jsonc?|html|sh|py|yml|yaml)$/.test(file) && file !== '.ci/run') continue;
  if (/package-lock\.json$|^tests\/fixtures\/|\/migrations\/\d/.test(file) && !/\.ts$/.test(file)) continue;
  const before = readFileSync(path.join(root, file), 'utf8');
  const to = moved.get(file) ?? file;
  const edits = [];
  if (isCode(file)) {
    for (const { text: value, start, end, isImport } of stringsOf(file, before)) {
      if (!/^(\.\.?\/|#)/.test(value)) continue;
      const target = resolveIn(files, file, value);
      if (target === undefined) continue;
      if (!isImport && !/\.(ts|tsx|css|mjs|json|ttf)(\?|$)/.test(value) && !value.startsWith('#') && !isCode(target)) continue;
      const next = specifierTo(to, moved.get(target) ?? target, value);
      const same = path.posix.normalize(value) === path.posix.normalize(next);
      edits.push([start, end, same ? value : next]);
    }
    for (const match of before.matchAll(/import\.meta\.dirname,\s*'([^']*)'/g)) {
      const start = match.index + match[0].length - 1 - match[1].length;
      const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), match[1]));
      if (file !== to) edits.push([start, start + match[1].length, path.posix.relative(path.posix.dirname(to), moved.get(target) ?? target)]);
    }
  } else if (file.endsWith('.css')) {
    for (const match of before.matchAll(/(['"])(\.\.?\/[^'"]+\.css)\1/g)) {
      const target = resolveIn(files, file, match[2]);
      if (target !== undefined) edits.push([match.index + 1, match.index + 1 + match[2].length, relative(to, moved.get(target) ?? target)]);
    }
  }
  // What stands in no import: paths from the root, in texts and comments.
  const isEdited = (at) => edits.some(([start, end]) => at >= start && at < end);
  for (const match of before.matchAll(pathInText)) if (!isEdited(match.index)) edits.push([match.index, match.index + match[0].length, rootPath(match[0])]);
  let text = before;
  for (const [start, end, next] of edits.sort((a, b) => b[0] - a[0])) text = text.slice(0, start) + next + text.slice(end);
  if (text !== before) { texts.set(to, text); edited += 1; }
}
const emptied = new Set();
const temporary = '.moving';
const steps = [...moved];
for (const [from, to] of steps) {
  // Two moves may change places: by way of a third.
  const direct = !existsSync(path.join(root, to));
  mkdirSync(path.dirname(path.join(root, direct ? to : `${temporary}/${to}`)), { recursive: true });
  renameSync(path.join(root, from), path.join(root, direct ? to : `${temporary}/${to}`));
  if (!direct) emptied.add(to);
}
for (const to of emptied) { mkdirSync(path.dirname(path.join(root, to)), { recursive: true }); renameSync(path.join(root, temporary, to), path.join(root, to)); }
execFileSync('bash', ['-c', `rm -rf ${temporary}; find common mirror worker src server tests -type d -empty -delete`], { cwd: root });
if (process.argv.includes('--commit')) {
  execFileSync('git', ['add', '-A', '--', '.', ':!node_modules'], { cwd: root });
  execFileSync('git', ['commit', '-qm', 'Rooms that a stranger guesses: files go where their noun is\n\nNothing but paths, so that the history of each file is followed; what names them follows in the next commit.'], { cwd: root });
}
for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
execFileSync('git', ['add', '-A', '--', '.', ':!node_modules'], { cwd: root });
writeFileSync(path.join(here, 'moved.json'), JSON.stringify([...moved], null, 1));
console.log(`${moved.size} files moved, ${edited} edited`);

import { readGraph, isSource } from './graph.mjs';
const root = process.argv[2];
const { code, importers } = readGraph(root);
const sources = [...code.keys()].filter(isSource);
const deskRooms = (f) => { const p = f.split('/'); return p[2] === 'regie' || p[2] === 'coulisses' || p[2] === 'bar' ? (p.length > 4 ? `${p[2]}/${p[3]}` : p[2]) : p[2]; };
const memo = new Map();
function areas(file, seen = new Set()) {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const out = new Set();
  for (const user of importers.get(file) ?? []) {
    if (!isSource(user)) continue;
    if (user.startsWith('src/screens/')) out.add(deskRooms(user));
    else if (user.startsWith('src/components/')) for (const a of areas(user, seen)) out.add(a);
    else out.add(user.startsWith('src/') ? user.split('/').slice(0, user.split('/').length > 2 ? 2 : 2).join('/') : user.split('/')[0]);
  }
  return out;
}
console.log('## components reached from one area');
for (const f of sources.filter((f) => f.startsWith('src/components/')).sort()) { const a = [...areas(f)]; if (a.length <= 1) console.log(`${f.slice(15)} [${code.get(f).lines}] -> ${a.join(',')}`); }
console.log('## components reached from few (2-3)');
for (const f of sources.filter((f) => f.startsWith('src/components/')).sort()) { const a = [...areas(f)]; if (a.length > 1 && a.length <= 3) console.log(`${f.slice(15)} -> ${a.join(',')}`); }
const runtimes = (file, seen = new Set()) => { if (seen.has(file)) return new Set(); seen.add(file); const out = new Set(); for (const u of importers.get(file) ?? []) { if (!isSource(u)) continue; const t = u.split('/')[0]; if (t === 'common') { for (const r of runtimes(u, seen)) out.add(r); } else out.add(t); } return out; };
console.log('## common used by one runtime');
for (const f of sources.filter((f) => f.startsWith('common/')).sort()) { const r = [...runtimes(f)]; if (r.length <= 1) console.log(`${f} [${code.get(f).lines}] -> ${r.join(',')} : ${[...importers.get(f) ?? []].filter(isSource).slice(0, 5).join(' ')}`); }

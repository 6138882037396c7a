// node levels.mjs CHECKOUT FOLDER DEPTH: rooms (folders DEPTH below FOLDER) on the fewest levels that their imports allow.
import { readGraph, isSource } from './graph.mjs';
const [root, top, depth = '1', ...show] = process.argv.slice(2);
const { code } = readGraph(root);
const roomOf = (f) => { if (!f.startsWith(`${top}/`)) return undefined; const parts = f.slice(top.length + 1).split('/').slice(0, -1); return parts.length === 0 ? undefined : parts.slice(0, Number(depth)).join('/'); };
const below = new Map(); const why = new Map();
for (const [f, { imports }] of code) { const a = isSource(f) ? roomOf(f) : undefined; if (!a) continue; if (!below.has(a)) below.set(a, new Set()); for (const t of imports) { const b = roomOf(t); if (b && b !== a && isSource(t)) { below.get(a).add(b); const k = `${a} > ${b}`; if (!why.has(k)) why.set(k, []); why.get(k).push(`${f.split('/').pop()}>${t.split('/').pop()}`); } } }
// strongly connected rooms
const index = new Map(), low = new Map(), stack = [], comps = []; let n = 0;
const visit = (v) => { index.set(v, n); low.set(v, n++); stack.push(v); for (const w of below.get(v) ?? []) { if (!below.has(w)) continue; if (!index.has(w)) { visit(w); low.set(v, Math.min(low.get(v), low.get(w))); } else if (stack.includes(w)) low.set(v, Math.min(low.get(v), index.get(w))); } if (low.get(v) === index.get(v)) { const c = []; let w; do { w = stack.pop(); c.push(w); } while (w !== v); comps.push(c); } };
for (const v of below.keys()) if (!index.has(v)) visit(v);
for (const c of comps) if (c.length > 1) { console.log('CYCLE', c.join(', ')); for (const a of c) for (const b of c) if (why.has(`${a} > ${b}`)) console.log('   ', a, '>', b, why.get(`${a} > ${b}`).slice(0, 4).join(' ')); }
const level = new Map(); const path = new Set();
const of = (v) => { if (level.has(v)) return level.get(v); if (path.has(v)) return 0; path.add(v); const x = 1 + Math.max(0, ...[...(below.get(v) ?? [])].map(of)); path.delete(v); level.set(v, x); return x; };
for (const v of below.keys()) of(v);
const max = Math.max(...level.values());
for (let i = 1; i <= max; i += 1) console.log(i, [...level].filter(([, x]) => x === i).map(([v]) => v).sort().join('|'));
for (const s of show) for (const [k, v] of why) if (k.startsWith(`${s} >`)) console.log(k, level.get(k.split(' > ')[1]), v.slice(0, 5).join(' '));

import { readGraph, isSource } from './graph.mjs';
const [root, top] = process.argv.slice(2);
const { code } = readGraph(root);
const edges = new Map();
const roomOf = (f) => f.startsWith(`${top}/`) && f.split('/').length > 2 ? f.split('/')[1] : undefined;
for (const [f, { imports }] of code) { if (!isSource(f)) continue; const a = roomOf(f); if (!a) continue; for (const t of imports) { const b = roomOf(t); if (b && b !== a && !/^(database)$/.test(b)) { const k = `${a} ${b}`; if (!edges.has(k)) edges.set(k, []); edges.get(k).push(`${f.split('/').pop()}>${t.split('/').pop()}`); } } }
let prev;
for (const [k, v] of [...edges].sort()) { const [a, b] = k.split(' '); if (a !== prev) { console.log(`\n${a}:`); prev = a; } if (v.length > 2 && /^(http|guard|files|pdf)$/.test(b)) console.log(`   ${b} ${v.length}`); else console.log(`   ${b} ${v.length}: ${v.slice(0, 4).join(' ').replaceAll('.ts', '')}`); }

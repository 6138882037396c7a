import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readGraph, isSource } from './graph.mjs';
const { code, importers } = readGraph(process.argv[2]);
const never = readFileSync('inline-not.txt', 'utf8').split('\n').filter((l) => l && !l.startsWith('#')).map((l) => new RegExp(l.trim()));
const arch = readFileSync(path.join(process.argv[2], 'ARCHITECTURE.md'), 'utf8');
const out = {};
const put = (k, f) => (out[k] ??= []).push(f);
for (const f of code.keys()) { if (!isSource(f)) continue; const users = [...importers.get(f) ?? []]; const prod = users.filter(isSource); if (prod.length !== 1 || code.get(f).lines >= 40) continue; const u = prod[0];
 if (users.length > 1) put('own test', `${f} (${users.filter((x) => !isSource(x)).map((x) => path.basename(x))})`);
 else if (never.some((n) => n.test(f) || n.test(`> ${u}`))) put('never', f);
 else if (f.split('/')[0] !== u.split('/')[0]) put('other runtime', f);
 else if (path.dirname(f) !== path.dirname(u) && !/^(src\/(components|text|screens)|server|worker)\//.test(f)) put('other dir', `${f} < ${u}`);
 else if (path.dirname(f) !== path.dirname(u) && /^(src\/(ui|state|bridge|[^/]+$)|server\/[^/]+$|worker\/[^/]+$)/.test(u)) put('up', `${f} < ${u}`);
 else if (/-repository\.ts$/.test(f) && !/-repository\.ts$/.test(u)) put('sql', f);
 else put('other', f); }
for (const [k, v] of Object.entries(out)) { console.log(`## ${k} ${v.length}`); console.log(v.join('\n')); }

import { readGraph, isSource } from './graph.mjs';
const { code, importers } = readGraph(process.argv[2]);
const room = (f) => { const p = f.split('/'); if (p[1] === 'screens') return p[2] === 'desk' || p[2] === 'front-of-house' ? p.slice(2, p.length - 1).slice(0, 2).join('/') : p[2]; if (p[1] === 'components') return `components/${p[2]}`; return p.slice(0, 2).join('/'); };
for (const f of [...code.keys()].filter((f) => isSource(f) && /^src\/(text|state|bridge)\//.test(f)).sort()) { const a = new Set([...importers.get(f) ?? []].filter(isSource).map(room)); if (a.size === 1) console.log(`${f} [${code.get(f).lines}] -> ${[...a]} (${[...importers.get(f)].filter(isSource).length})`); }

import { readGraph, isSource } from './graph.mjs';
const { code, importers } = readGraph(process.argv[2]);
const s = [...code.keys()].filter(isSource);
const all = s.filter((f) => (importers.get(f)?.size ?? 0) === 1);
const prod = s.filter((f) => [...importers.get(f) ?? []].filter(isSource).length === 1);
console.log('any importer exactly one', all.length, 'product importers exactly one', prod.length, 'prod one and not imported by tests', prod.filter((f) => [...importers.get(f)].every(isSource)).length);
const noTests = prod.filter((f) => [...importers.get(f)].every(isSource) && code.get(f).lines < 40);
console.log('small, no tests', noTests.length);
const same = noTests.filter((f) => { const [u] = [...importers.get(f)]; return u.split('/').slice(0, -1).join('/') === f.split('/').slice(0, -1).join('/'); });
console.log('same folder', same.length);
const by = new Map(); for (const f of prod) { const [u] = [...importers.get(f)].filter(isSource); by.set(u, (by.get(u) ?? 0) + 1); }
const lists = [...by].filter(([, n]) => n >= 10).sort((a, b) => b[1] - a[1]);
console.log('lists of ten and more:', lists.map(([u, n]) => `${u} ${n}`).join(', '));
const rest = prod.filter((f) => by.get([...importers.get(f)].filter(isSource)[0]) < 10);
console.log('one importer that is no list', rest.length, 'of them without a test of their own', rest.filter((f) => [...importers.get(f)].every(isSource)).length, 'and under 40 lines', rest.filter((f) => [...importers.get(f)].every(isSource) && code.get(f).lines < 40).length);

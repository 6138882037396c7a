// Named imports that the file they come from does not export.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isCode, resolveIn, trackedFiles } from './graph.mjs';
const root = process.argv[2];
const list = trackedFiles(root); const files = new Set(list);
const exportsOf = new Map(); const parsed = new Map();
for (const f of list) { if (!isCode(f)) continue; const s = ts.createSourceFile(f, readFileSync(path.join(root, f), 'utf8'), ts.ScriptTarget.Latest, false, f.endsWith('.tsx') ? ts.ScriptKind.TSX : f.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS); parsed.set(f, s); const names = new Set(); for (const st of s.statements) { if (ts.isExportDeclaration(st)) { if (st.exportClause?.elements) for (const e of st.exportClause.elements) names.add(e.name.text); else names.add('*'); } if (ts.isExportAssignment(st)) names.add('default'); if (!st.modifiers?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword)) continue; if (st.modifiers.some((m) => m.kind === ts.SyntaxKind.DefaultKeyword)) names.add('default'); if (ts.isVariableStatement(st)) { const v = (n) => ts.isIdentifier(n) ? names.add(n.text) : n.elements.forEach((e) => e.name && v(e.name)); for (const d of st.declarationList.declarations) v(d.name); } else if (st.name) names.add(st.name.text); } exportsOf.set(f, names); }
let bad = 0;
for (const [f, s] of parsed) for (const st of s.statements) { if (!(ts.isImportDeclaration(st) || ts.isExportDeclaration(st)) || !st.moduleSpecifier) continue; const t = resolveIn(files, f, st.moduleSpecifier.text); if (!t || !isCode(t)) continue; const real = t.replace(/\.mjs$/, '.d.mts'); const names = exportsOf.get(t); const el = st.importClause?.namedBindings?.elements ?? st.exportClause?.elements ?? []; for (const e of el) { const n = (e.propertyName ?? e.name).text; if (!names.has(n) && !names.has('*') && !t.endsWith('.d.ts')) { console.log(`${f}: ${n} from ${t}`); bad++; } } }
console.log(`${bad} missing names`);

// The import graph of a checkout: files, who imports whom, lines of code.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const extensions = ['', '.ts', '.tsx', '.mjs', '.d.ts', '.css', '.json'];
const subpaths = /^#(common|mirror|worker|server)\//;

export const trackedFiles = (root) =>
  execFileSync('git', ['-C', root, 'ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** The file of the checkout that `specifier` in `from` means, or undefined. `files` is a Set of repository paths. */
export function resolveIn(files, from, specifier) {
  const [bare] = specifier.split('?');
  let base;
  if (subpaths.test(bare)) base = bare.slice(1);
  else if (bare.startsWith('./') || bare.startsWith('../')) base = path.posix.normalize(path.posix.join(path.posix.dirname(from), bare));
  else return undefined;
  if (subpaths.test(bare)) return files.has(`${base}.ts`) ? `${base}.ts` : undefined;
  for (const extension of extensions) if (files.has(base + extension)) return base + extension;
  return undefined;
}

export const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file);
export const isSource = (file) => /^(common|mirror|worker|src|server)\/.*\.(ts|tsx)$/.test(file) && !file.endsWith('.d.ts');

/** Every string literal of `text` that a path could be: {text, start, end} with start/end inside of the quotes. */
export function stringsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('.tsx') ? ts.ScriptKind.TSX : file.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS);
  const found = [];
  const visit = (node, parent) => {
    if (ts.isStringLiteralLike(node)) {
      const isImport = parent !== undefined && (
        ((ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) && parent.moduleSpecifier === node) ||
        (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
        ts.isLiteralTypeNode(parent) || ts.isExternalModuleReference(parent));
      found.push({ text: node.text, start: node.getStart(source) + 1, end: node.getEnd() - 1, isImport, typeOnly: isImport && ts.isImportDeclaration(parent) && !!parent.importClause?.isTypeOnly });
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source, undefined);
  return found;
}

export function readGraph(root) {
  const list = trackedFiles(root);
  const files = new Set(list);
  const code = new Map();
  for (const file of list) {
    if (!isCode(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const imports = new Set();
    for (const { text: value, isImport } of stringsOf(file, text)) {
      const target = resolveIn(files, file, value);
      if (target !== undefined && target !== file && (isImport || /\.(ts|tsx|css)$/.test(target))) imports.add(target);
    }
    code.set(file, { text, imports, lines: codeLines(text) });
  }
  const importers = new Map();
  for (const [file, { imports }] of code) for (const target of imports) {
    if (!importers.has(target)) importers.set(target, new Set());
    importers.get(target).add(file);
  }
  return { files, code, importers };
}

/** Lines that are neither empty nor comment alone (roughly as oxlint's max-lines counts). */
export function codeLines(text) {
  let inComment = false;
  let count = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (inComment) { if (trimmed.includes('*/')) inComment = false; continue; }
    if (trimmed === '' || trimmed.startsWith('//')) continue;
    if (trimmed.startsWith('/*')) { if (!trimmed.includes('*/')) inComment = true; continue; }
    count += 1;
  }
  return count;
}

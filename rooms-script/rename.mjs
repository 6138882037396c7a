// node rename.mjs CHECKOUT: carries out renames.txt.
//   old -> new              an exported name: its declaration, the files that import it, comments about it
//   old -> new @ path       only the one that this file declares (whole path after the moves, or its beginning), exported or not
//   token old -> new        every identifier and property of this name
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isCode, resolveIn, trackedFiles } from './graph.mjs';

const here = path.dirname(new URL(import.meta.url).pathname);
const root = path.resolve(process.argv[2]);
const list = trackedFiles(root);
const files = new Set(list);
const texts = new Map();
for (const file of list) if (isCode(file) && !/^scripts\/.*\.d\.mts$/.test(file)) texts.set(file, readFileSync(path.join(root, file), 'utf8'));
const sources = new Map();
const kind = (file) => (file.endsWith('.tsx') ? ts.ScriptKind.TSX : file.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS);
const sourceOf = (file) => { if (!sources.has(file)) sources.set(file, ts.createSourceFile(file, texts.get(file), ts.ScriptTarget.Latest, true, kind(file))); return sources.get(file); };
const touched = new Set();

function topLevel(file) {
  const names = new Map();
  for (const statement of sourceOf(file).statements) {
    const exported = !!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (ts.isVariableStatement(statement)) for (const { name } of statement.declarationList.declarations) { if (ts.isIdentifier(name)) names.set(name.text, exported); else name.elements?.forEach((e) => e.name && ts.isIdentifier(e.name) && names.set(e.name.text, exported)); }
    else if (statement.name && !ts.isImportDeclaration(statement)) names.set(statement.name.text, exported);
  }
  return names;
}

const isProperty = (node) => {
  const { parent } = node;
  return (ts.isPropertyAccessExpression(parent) && parent.name === node) || (ts.isQualifiedName(parent) && parent.right === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent) || ts.isPropertyDeclaration(parent) || ts.isGetAccessor(parent) || ts.isEnumMember(parent)) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) || (ts.isJsxAttribute(parent) && parent.name === node);
};

/** Whether `node` means something that a function, a block or a type between it and the top level binds. */
function isHidden(node) {
  const name = node.text;
  const binds = (pattern) => pattern && (ts.isIdentifier(pattern) ? pattern.text === name : (pattern.elements ?? []).some((element) => element.name && binds(element.name)));
  for (let scope = node.parent; scope && !ts.isSourceFile(scope); scope = scope.parent) {
    if (scope.parameters?.some((parameter) => binds(parameter.name)) || scope.typeParameters?.some((parameter) => parameter.name.text === name)) return true;
    if (ts.isBlock(scope) || ts.isCaseBlock(scope)) {
      const statements = ts.isBlock(scope) ? scope.statements : scope.clauses.flatMap((clause) => [...clause.statements]);
      for (const statement of statements) {
        if (ts.isVariableStatement(statement) && statement.declarationList.declarations.some((declaration) => binds(declaration.name))) return true;
        if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name?.text === name) return true;
      }
    }
    if ((ts.isForStatement(scope) || ts.isForOfStatement(scope) || ts.isForInStatement(scope)) && scope.initializer && ts.isVariableDeclarationList(scope.initializer) && scope.initializer.declarations.some((declaration) => binds(declaration.name))) return true;
    if (ts.isCatchClause(scope) && binds(scope.variableDeclaration?.name)) return true;
    if (ts.isMappedTypeNode(scope) && scope.typeParameter.name.text === name) return true;
    if (ts.isInferTypeNode?.(scope) && scope.typeParameter.name.text === name) return true;
  }
  return false;
}

function edit(file, edits) {
  let text = texts.get(file);
  for (const [start, end, next] of edits.sort((a, b) => b[0] - a[0])) text = text.slice(0, start) + next + text.slice(end);
  if (text !== texts.get(file)) { texts.set(file, text); sources.delete(file); touched.add(file); }
}

/** All uses of the top level's `old` in a file become `next`. */
function renameUses(file, old, next, { importFrom } = {}) {
  const source = sourceOf(file);
  const edits = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.text === old) {
      const { parent } = node;
      if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) {
        if (importFrom === undefined || ts.isExportSpecifier(parent)) edits.push([node.getStart(source), node.getEnd(), next]);
        else {
          const target = resolveIn(files, file, parent.parent.parent.parent.moduleSpecifier.text);
          if (target === importFrom) edits.push([node.getStart(source), node.getEnd(), next]);
        }
      } else if (!isProperty(node) && !isHidden(node)) {
        if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) edits.push([node.getStart(source), node.getEnd(), `${old}: ${next}`]);
        else edits.push([node.getStart(source), node.getEnd(), next]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  edit(file, edits);
}

/** Comments of a file that name `old`, where it is no common word. */
function renameInComments(file, old, next) {
  if (!/[a-z][A-Z]/.test(old)) return;
  const text = texts.get(file);
  const edits = [];
  for (const match of text.matchAll(new RegExp(`(?<![\\w'"])${old}(?!\\w)`, 'g'))) {
    const line = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index);
    if (/^\s*(\*|\/\*)|\/\//.test(line) && !/https?:\/\//.test(line)) edits.push([match.index, match.index + old.length, next]);
  }
  edit(file, edits);
}

const problems = [];
let done = 0;
for (const line of readFileSync(path.join(here, 'renames.txt'), 'utf8').split('\n').map((l) => l.trim())) {
  if (line === '' || line.startsWith('#')) continue;
  const [, token, old, next, , where] = /^(token )?(\w+) -> (\w+)( @ (\S+))?$/.exec(line) ?? [];
  if (old === undefined) throw new Error(`renames.txt: ${line}`);
  if (token !== undefined) {
    let count = 0;
    for (const [file, text] of texts) {
      if (!text.includes(old)) continue;
      const edits = [];
      const source = sourceOf(file);
      const visit = (node) => { if (ts.isIdentifier(node) && node.text === old) edits.push([node.getStart(source), node.getEnd(), next]); ts.forEachChild(node, visit); };
      visit(source);
      count += edits.length;
      edit(file, edits);
      renameInComments(file, old, next);
    }
    if (count === 0) problems.push(`no ${old}`); else done += 1;
    continue;
  }
  const declaring = [...texts.keys()].filter((file) => (where === undefined ? /^(common|mirror|worker|src|server|tests\/support|e2e\/support)\//.test(file) : file.startsWith(where)) && texts.get(file).includes(old) && topLevel(file).has(old) && (where !== undefined || topLevel(file).get(old)));
  if (declaring.length === 0) { problems.push(`no ${old}${where ? ` in ${where}` : ''}`); continue; }
  if (declaring.length > 1) { problems.push(`${old} is declared in ${declaring.join(', ')}: name one with @`); continue; }
  const [file] = declaring;
  if (topLevel(file).has(next)) { problems.push(`${next} is there already in ${file}`); continue; }
  const exported = topLevel(file).get(old);
  // What a file passes on under the same name is its own for those who import it there.
  const origins = [file];
  for (const origin of origins) for (const other of texts.keys()) if (exported && !origins.includes(other) && texts.get(other).includes(old) && passesOn(other, origin, old)) origins.push(other);
  const users = !exported ? [] : [...texts.keys()].filter((user) => user !== file && texts.get(user).includes(old) && origins.some((origin) => refersTo(user, origin, old)));
  const blocked = users.filter((user) => declares(user, next));
  if (blocked.length > 0) { problems.push(`${old} -> ${next}: taken in ${blocked.join(', ')}`); continue; }
  renameUses(file, old, next);
  renameInComments(file, old, next);
  for (const other of origins.slice(1)) renameUses(other, old, next);
  for (const user of users) for (const origin of origins) {
    const direct = importsName(user, origin, old);
    if (direct) renameUses(user, old, next, { importFrom: origin });
    renameLazy(user, origin, old, next);
    renameInComments(user, old, next);
  }
  done += 1;
}

function passesOn(user, file, old) { return sourceOf(user).statements.some((s) => ts.isExportDeclaration(s) && s.exportClause && ts.isNamedExports(s.exportClause) && s.exportClause.elements.some((e) => e.name.text === old) && (s.moduleSpecifier ? resolveIn(files, user, s.moduleSpecifier.text) === file : importsName(user, file, old))); }
function refersTo(user, file, old) { return importsName(user, file, old) || lazyTo(user, file); }
function importsName(user, file, old) {
  return sourceOf(user).statements.some((s) => (ts.isImportDeclaration(s) && s.importClause?.namedBindings && ts.isNamedImports(s.importClause.namedBindings) && resolveIn(files, user, s.moduleSpecifier.text) === file && s.importClause.namedBindings.elements.some((e) => (e.propertyName ?? e.name).text === old)));
}
function lazyTo(user, file) { let found = false; const visit = (n) => { if (ts.isCallExpression(n) && n.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteralLike(n.arguments[0]) && resolveIn(files, user, n.arguments[0].text) === file) found = true; if (!found) ts.forEachChild(n, visit); }; visit(sourceOf(user)); return found; }
function declares(user, name) { return topLevel(user).has(name) || sourceOf(user).statements.some((s) => ts.isImportDeclaration(s) && s.importClause?.namedBindings && ts.isNamedImports(s.importClause.namedBindings) && s.importClause.namedBindings.elements.some((e) => e.name.text === name)); }
/** `import('./x').then((m) => m.old)`, `const { old } = await import('./x')` */
function renameLazy(user, file, old, next) {
  if (!lazyTo(user, file)) return;
  const source = sourceOf(user);
  const edits = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.text === old && ((ts.isPropertyAccessExpression(node.parent) && node.parent.name === node && /^\w+$/.test(node.parent.expression.getText())) || ts.isBindingElement(node.parent))) {
      let call = node.parent;
      while (call && !(ts.isCallExpression(call) || ts.isVariableDeclaration(call)) ) call = call.parent;
      const text = call?.getText() ?? '';
      if (/import\(/.test(text) && text.length < 400) {
        const spec = /import\(\s*'([^']+)'/.exec(text)?.[1];
        if (spec !== undefined && resolveIn(files, user, spec) === file) edits.push([node.getStart(source), node.getEnd(), ts.isBindingElement(node.parent) ? `${next}: ${old}` : next]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  edit(user, edits);
}

for (const file of touched) writeFileSync(path.join(root, file), texts.get(file));
// The glossary and the decisions name things as the code does.
console.log(`${done} renamed in ${touched.size} files`);
for (const problem of problems) console.log(`  ${problem}`);

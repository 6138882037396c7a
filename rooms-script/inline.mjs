// node inline.mjs CHECKOUT [--dry]: moves leaves into the only file that uses them. Which: every source of under 40 lines with one
// importer and no test of its own, less inline-not.txt, as far as the result stays below 200 lines and no name is taken twice.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { codeLines, isCode, isSource, readGraph, resolveIn, trackedFiles } from './graph.mjs';

const here = path.dirname(new URL(import.meta.url).pathname);
const root = path.resolve(process.argv[2]);
const dry = process.argv.includes('--dry');
const SMALL = 40;
const FULL = 194;

const never = readFileSync(path.join(here, 'inline-not.txt'), 'utf8').split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')).map((line) => new RegExp(line));
const { files, code, importers } = readGraph(root);
const architecture = ['ARCHITECTURE.md', 'knip.jsonc', 'vite.config.ts', 'vite.server.config.ts', '.oxlintrc.jsonc'].map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
const read = (file) => code.get(file).text;
const kind = (file) => (file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
const parse = (file, text = read(file)) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind(file));
const base = (file) => path.posix.basename(file).replace(/\.tsx?$/, '');
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => { const c = camel(name); return c[0].toUpperCase() + c.slice(1); };

const userOf = (file) => { const users = [...(importers.get(file) ?? [])]; return users.length === 1 && isSource(users[0]) ? users[0] : undefined; };

function mayBe(leaf) {
  const user = userOf(leaf);
  if (user === undefined || code.get(leaf).lines >= SMALL) return undefined;
  if (never.some(({ source }) => (source.startsWith('> ') ? new RegExp(source.slice(2)).test(user) : new RegExp(source).test(leaf)))) return undefined;
  const name = base(leaf);
  if (new RegExp(`[\`/]${name}(\\.tsx?)?[\`'"?]`).test(architecture)) return undefined;
  const [from, to] = [path.posix.dirname(leaf), path.posix.dirname(user)];
  if (leaf.split('/')[0] !== user.split('/')[0]) return undefined;
  // A room keeps what it lends to another one.
  if (from !== to) return undefined;
  if (leaf.endsWith('.tsx') && !user.endsWith('.tsx') && /<\w/.test(read(leaf))) return undefined;
  // SQL stays with SQL.
  if (/-repository\.ts$/.test(leaf) !== /-repository\.ts$/.test(user) && /-repository\.ts$/.test(leaf)) return undefined;
  return user;
}

/** The names that a file's top level binds: {name: {kind, target, imported}} */
function bindings(source, file) {
  const names = new Map();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const specifier = statement.moduleSpecifier.text;
      const target = resolveIn(files, file, specifier) ?? specifier;
      const clause = statement.importClause;
      if (clause?.name) names.set(clause.name.text, { kind: 'import', target, imported: 'default', typeOnly: clause.isTypeOnly });
      if (clause?.namedBindings && ts.isNamespaceImport(clause.namedBindings)) names.set(clause.namedBindings.name.text, { kind: 'import', target, imported: '*', typeOnly: clause.isTypeOnly });
      if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings)) for (const element of clause.namedBindings.elements) names.set(element.name.text, { kind: 'import', target, imported: (element.propertyName ?? element.name).text, typeOnly: clause.isTypeOnly || element.isTypeOnly });
      continue;
    }
    const add = (name) => names.set(name, { kind: 'own', statement, exported: !!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) });
    if (ts.isVariableStatement(statement)) for (const { name } of statement.declarationList.declarations) {
      const visit = (pattern) => { if (ts.isIdentifier(pattern)) add(pattern.text); else for (const element of pattern.elements) if (!ts.isOmittedExpression(element)) visit(element.name); };
      visit(name);
    } else if (statement.name) add(statement.name.text);
  }
  return names;
}

/** Identifiers that mean something by their scope: no names of properties. */
function identifiers(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isProperty = (ts.isPropertyAccessExpression(parent) && parent.name === node) || (ts.isQualifiedName(parent) && parent.right === node) ||
        ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent) || ts.isPropertyDeclaration(parent) || ts.isGetAccessor(parent) || ts.isEnumMember(parent)) && parent.name === node) ||
        (ts.isBindingElement(parent) && parent.propertyName === node) || (ts.isJsxAttribute(parent) && parent.name === node) || ((ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) && parent.propertyName === node);
      if (!isProperty) found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** All names that anything below the top level of a file binds. */
function innerNames(source) {
  const names = new Set();
  const visit = (node, depth) => {
    if ((ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isFunctionDeclaration(node) || ts.isTypeParameterDeclaration(node)) && depth > 1 && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, (child) => visit(child, depth + 1));
  };
  visit(source, 0);
  return names;
}

const skipped = new Map();
const skip = (leaf, reason) => { skipped.set(leaf, reason); return null; };

/** The new text of `user` with `leaf` in it, or null. */
function merged(leaf, user) {
  const leafText = read(leaf), userText = read(user);
  const leafSource = parse(leaf), userSource = parse(user);
  const leafNames = bindings(leafSource, leaf), userNames = bindings(userSource, user);
  if (leafSource.statements.some((s) => ts.isExportDeclaration(s) || ts.isExportAssignment(s))) return skip(leaf, 'exports in another form');
  if (new RegExp(`import\\(`).test(userText) && stringsTo(userSource, user, leaf).some((node) => !ts.isImportDeclaration(node.parent))) return skip(leaf, 'loaded on demand');
  const renames = new Map();
  for (const { target } of leafNames.values()) if (target === user) return skip(leaf, 'a cycle');
  // What the user takes from the leaf, under the leaf's own names.
  for (const [name, binding] of userNames) if (binding.target === leaf && (binding.imported !== name || binding.imported === '*')) return skip(leaf, `imported as ${name}`);
  const inner = innerNames(leafSource);
  const userInner = innerNames(userSource);
  const used = new Set(identifiers(leafSource).map(({ text }) => text));
  const leafStyles = [...leafNames].filter(([, b]) => b.kind === 'import' && String(b.target).endsWith('.module.css'));
  for (const [name, binding] of leafNames) {
    const other = userNames.get(name);
    if (other === undefined || other.target === leaf) continue;
    if (binding.kind === 'import' && other.kind === 'import' && binding.target === other.target && binding.imported === other.imported) continue;
    const next = String(binding.target ?? '').endsWith('.module.css') ? `${camel(path.posix.basename(binding.target, '.module.css'))}Styles`
      : binding.kind === 'own' && !binding.exported ? (name === 'Props' ? `${pascal(mainOf(leafNames, leaf))}Props` : null) : null;
    if (next === null) return skip(leaf, `${name} is taken in ${user}`);
    if (userNames.has(next) || leafNames.has(next) || userInner.has(next) || inner.has(next)) return skip(leaf, `${name} and ${next} are taken`);
    renames.set(name, next);
  }
  // A name that the leaf means otherwise: a global or a local one that the user's top level binds.
  for (const name of used) if (!leafNames.has(name) && userNames.has(name) && !inner.has(name) && userNames.get(name).target !== leaf) return skip(leaf, `${name} would be captured in ${user}`);
  // The user's own locals must not hide what they take from the leaf (they did not before).
  const body = renamed(leafSource, leafText, renames);
  const lastImport = leafSource.statements.findLast(ts.isImportDeclaration);
  const firstImport = leafSource.statements.find(ts.isImportDeclaration);
  const headOf = firstImport === undefined ? '' : leafText.slice(0, firstImport.getStart(leafSource)).trim();
  let own = body.slice(lastImport === undefined ? 0 : body.length - (leafText.length - lastImport.getEnd())).trim();
  if (lastImport !== undefined) own = renamedFrom(leafSource, leafText, renames, lastImport.getEnd()).trim();
  own = own.replace(/^export (?=(declare |async |abstract )?(const|let|function|class|interface|type|enum) ?)/gm, '');
  if (/^export /m.test(own)) return skip(leaf, 'still exports');
  if (headOf !== '') own = `${headOf}\n\n${own}`;
  const lines = codeLines(userText) + codeLines(own);
  if (lines > FULL) return skip(leaf, `${user} would have ${lines} lines`);

  // Where it goes: below what uses it, but above what uses its values while the file is loaded.
  const values = new Set([...leafNames].filter(([, b]) => b.kind === 'own' && (ts.isVariableStatement(b.statement) || ts.isClassDeclaration(b.statement) || ts.isEnumDeclaration(b.statement))).map(([name]) => name));
  let before;
  for (const statement of userSource.statements) {
    if (ts.isImportDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) continue;
    if (usesWhenLoaded(statement, values.size > 0 ? new Set([...leafNames].filter(([, b]) => b.kind === 'own').map(([name]) => name)) : new Set())) { before = statement; break; }
  }
  // Imports: the user's own less the leaf, then the leaf's.
  const imports = [];
  for (const statement of userSource.statements.filter(ts.isImportDeclaration)) addImport(imports, statement, user, user, new Map(), leaf);
  for (const statement of leafSource.statements.filter(ts.isImportDeclaration)) addImport(imports, statement, leaf, user, renames, undefined);
  const importText = imports.map(printImport).join('\n');
  const lastOfUser = userSource.statements.findLast(ts.isImportDeclaration);
  const head = userText.slice(0, userSource.statements.find(ts.isImportDeclaration).getStart(userSource));
  const rest = userText.slice(lastOfUser.getEnd());
  const at = before === undefined ? rest.length : before.getFullStart() - lastOfUser.getEnd();
  const result = before === undefined ? `${rest.trimEnd()}\n\n${own}\n` : `${rest.slice(0, at).trimEnd()}\n\n${own}\n\n${rest.slice(at).trimStart()}`;
  return `${head}${importText}\n\n${result.trimStart()}`;
}

const mainOf = (names, leaf) => [...names].find(([, b]) => b.kind === 'own' && b.exported)?.[0] ?? base(leaf);

function stringsTo(source, file, target) {
  const found = [];
  const visit = (node) => { if (ts.isStringLiteralLike(node) && resolveIn(files, file, node.text) === target) found.push(node); ts.forEachChild(node, visit); };
  visit(source);
  return found;
}

function renamedFrom(source, text, renames, from) {
  const edits = identifiers(source).filter((node) => renames.has(node.text) && node.getStart(source) >= from).map((node) => {
    const next = renames.get(node.text);
    return [node.getStart(source), node.getEnd(), ts.isShorthandPropertyAssignment(node.parent) ? `${node.text}: ${next}` : next];
  });
  let result = text;
  for (const [start, end, next] of edits.sort((a, b) => b[0] - a[0])) result = result.slice(0, start) + next + result.slice(end);
  return result.slice(from);
}
const renamed = (source, text, renames) => renamedFrom(source, text, renames, 0);

/** Whether a statement reads one of these names while the module is loaded (outside of functions). */
function usesWhenLoaded(statement, names) {
  if (ts.isFunctionDeclaration(statement)) return false;
  let found = false;
  const visit = (node, inType) => {
    if (found) return;
    if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)) return;
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isIdentifier(node) && names.has(node.text) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)) { found = true; return; }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(statement, visit);
  return found;
}

function addImport(list, statement, from, to, renames, without) {
  const old = statement.moduleSpecifier.text;
  const target = resolveIn(files, from, old);
  if (target !== undefined && target === without) return;
  const specifier = target === undefined || old.startsWith('#') || from === to || path.posix.dirname(from) === path.posix.dirname(to) ? old : relativeTo(to, target, old);
  const clause = statement.importClause;
  const attributes = statement.attributes?.getText() ?? '';
  let entry = list.find((other) => other.specifier === specifier && other.attributes === attributes);
  if (entry === undefined) { entry = { specifier, attributes, plain: false, defaults: [], namespaces: [], names: new Map() }; list.push(entry); insertInOrder(list); }
  if (clause === undefined) { entry.plain = true; return; }
  const named = (name) => renames.get(name) ?? name;
  if (clause.name) add(entry.defaults, { name: named(clause.name.text), typeOnly: clause.isTypeOnly });
  if (clause.namedBindings && ts.isNamespaceImport(clause.namedBindings)) add(entry.namespaces, { name: named(clause.namedBindings.name.text), typeOnly: clause.isTypeOnly });
  if (clause.namedBindings && ts.isNamedImports(clause.namedBindings)) for (const element of clause.namedBindings.elements) {
    const imported = (element.propertyName ?? element.name).text;
    const local = named(element.name.text);
    const typeOnly = clause.isTypeOnly || element.isTypeOnly;
    const key = `${imported} as ${local}`;
    const before = entry.names.get(key);
    entry.names.set(key, { imported, local, typeOnly: before === undefined ? typeOnly : before.typeOnly && typeOnly });
  }
}
const add = (entries, entry) => { const same = entries.find(({ name }) => name === entry.name); if (same === undefined) entries.push(entry); else same.typeOnly &&= entry.typeOnly; };

/** The last of the list goes behind the last one of its rank. */
function insertInOrder(list) {
  const rank = ({ specifier }) => (specifier.endsWith('.css') ? 5 : specifier.startsWith('./') ? 4 : specifier.startsWith('.') ? 3 : specifier.startsWith('#') ? 2 : specifier.startsWith('node:') ? 0 : 1);
  const last = list.pop();
  const at = list.findLastIndex((other) => rank(other) <= rank(last));
  list.splice(at + 1, 0, last);
}

function relativeTo(to, target, old) {
  const [, query = ''] = old.split(/(?=\?)/);
  const way = path.posix.relative(path.posix.dirname(to), /\.(css|json|mjs|ttf)$/.test(target) ? target : target.replace(/\.d\.ts$|\.tsx?$/, ''));
  return (way.startsWith('.') ? way : `./${way}`) + query;
}

function printImport({ specifier, attributes, plain, defaults, namespaces, names }) {
  const suffix = ` from '${specifier}'${attributes === '' ? '' : ` ${attributes}`};`;
  const lines = [];
  if (plain) lines.push(`import '${specifier}';`);
  for (const { name, typeOnly } of namespaces) lines.push(`import ${typeOnly ? 'type ' : ''}* as ${name}${suffix}`);
  const entries = [...names.values()];
  const allTypes = entries.length > 0 && entries.every(({ typeOnly }) => typeOnly) && defaults.length === 0;
  const print = ({ imported, local, typeOnly }) => `${typeOnly && !allTypes ? 'type ' : ''}${imported === local ? local : `${imported} as ${local}`}`;
  const listed = entries.length === 0 ? '' : `{ ${entries.map(print).join(', ')} }`;
  const [first, ...others] = defaults;
  if (first !== undefined || listed !== '') lines.push(`import ${allTypes || (first?.typeOnly && listed === '') ? 'type ' : ''}${[first?.name, listed].filter(Boolean).join(', ')}${suffix}`);
  for (const { name, typeOnly } of others) lines.push(`import ${typeOnly ? 'type ' : ''}${name}${suffix}`);
  return lines.join('\n');
}

// ---- leaves first, the smallest first
const gone = new Map();
const changed = new Set();
for (;;) {
  const candidates = [...code.keys()].filter((file) => isSource(file) && !skipped.has(file)).map((leaf) => [leaf, mayBe(leaf)]).filter(([, user]) => user !== undefined);
  // Who puts many together is a list of them, and stays one.
  const perUser = new Map();
  for (const [, user] of candidates) perUser.set(user, (perUser.get(user) ?? 0) + 1);
  const isLeaf = new Set(candidates.map(([leaf]) => leaf));
  const ready = candidates.filter(([leaf, user]) => (perUser.get(user) ?? 0) <= 9 && ![...code.get(leaf).imports].some((target) => isLeaf.has(target) && userOf(target) === leaf && !skipped.has(target)));
  ready.sort((a, b) => code.get(a[0]).lines - code.get(b[0]).lines || (a[0] < b[0] ? -1 : 1));
  const [next] = ready;
  if (next === undefined) break;
  const [leaf, user] = next;
  const text = merged(leaf, user);
  if (text === null) continue;
  gone.set(leaf, user);
  changed.add(user);
  // The graph follows.
  const imports = new Set();
  for (const target of [...code.get(user).imports, ...code.get(leaf).imports]) if (target !== leaf && target !== user) imports.add(target);
  for (const target of code.get(leaf).imports) { importers.get(target)?.delete(leaf); if (target !== user) (importers.get(target) ?? importers.set(target, new Set()).get(target)).add(user); }
  importers.delete(leaf);
  code.delete(leaf);
  files.delete(leaf);
  code.set(user, { text, imports, lines: codeLines(text) });
}
const finalUser = (file) => { let user = gone.get(file); while (gone.has(user)) user = gone.get(user); return user; };
const reasons = new Map();
for (const [leaf, reason] of skipped) { const key = reason.replace(/ in .*|.*would have.*/, (m) => (m.includes('would have') ? 'too long' : ' in …')).replace(/^\w+ (and \w+ )?(are|is) taken.*/, 'name taken').replace(/^\w+ would be captured.*/, 'captured'); reasons.set(key, (reasons.get(key) ?? 0) + 1); }
console.log(`${gone.size} leaves into ${changed.size} files; passed over: ${[...reasons].map(([r, n]) => `${r} ${n}`).join(', ')}`);
if (process.argv.includes('--why')) for (const [leaf, reason] of skipped) console.log(`  ${leaf}: ${reason}`);
if (process.argv.includes('--list')) for (const [leaf] of gone) console.log(`  ${leaf} > ${finalUser(leaf)}`);
if (!dry) {
  for (const file of changed) if (!gone.has(file)) writeFileSync(path.join(root, file), code.get(file).text);
  for (const leaf of gone.keys()) rmSync(path.join(root, leaf));
  // Texts that name the leaf.
  for (const file of trackedFiles(root)) {
    if (!/\.(md|mjs|ts|tsx|jsonc|css)$/.test(file) || gone.has(file)) continue;
    const before = readFileSync(path.join(root, file), 'utf8');
    const text = before.replace(/(?<![\w/#.@-])((?:common|mirror|worker|src|server)\/[\w./-]*[\w-])/g, (whole) => {
      const leaf = gone.has(whole) ? whole : gone.has(`${whole}.ts`) ? `${whole}.ts` : gone.has(`${whole}.tsx`) ? `${whole}.tsx` : undefined;
      return leaf === undefined ? whole : leaf === whole ? finalUser(leaf) : finalUser(leaf).replace(/\.tsx?$/, '');
    });
    if (text !== before) writeFileSync(path.join(root, file), text);
  }
  execFileSync('git', ['add', '-A', '--', '.', ':!node_modules'], { cwd: root });
  const mended = [...changed].filter((file) => !gone.has(file));
  writeFileSync(path.join(here, 'inlined.txt'), mended.join('\n'));
}

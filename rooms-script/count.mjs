// node count.mjs CHECKOUT [--list]: the figures of the brief.
import { readGraph, isSource } from './graph.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.argv[2];
const listing = process.argv.includes('--list');
const { files, code, importers } = readGraph(root);
const sources = [...code.keys()].filter(isSource);

/** Nouns as the code spells them; a screen file is found by its noun if its path (name and folders, tests and CSS apart) carries one. */
export const nouns = ['news', 'piece', 'library', 'image', 'gallery', 'photo', 'show', 'event', 'agenda', 'season', 'booking', 'free-ticket', 'ticket', 'scan', 'door', 'box-office', 'counter', 'till', 'report', 'device', 'phone', 'price-categor', 'sponsor', 'about-text', 'text', 'user', 'role-demand', 'profile', 'account', 'registration', 'passkey', 'session', 'journal', 'site-health', 'association', 'setting', 'interactive-image', 'search', 'first-run', 'preview', 'terms', 'contact', 'history', 'offline', 'archive', 'kit', 'error', 'construction', 'author', 'revision', 'trash', 'site', 'demand', 'banner', 'statement', 'season'];
const carries = (file) => {
  const words = file.replace(/^src\/screens\//, '').replace(/\.tsx?$/, '');
  return nouns.some((noun) => new RegExp(`(^|[/-])${noun}(s|ies|y)?([/-]|$)`).test(words));
};
const french = /(^|\/)(a-propos|apercu|bar|bilan|billetterie|places-gratuites|telephones|bibliotheque|breve|coulisses|en-construction|erreur|evenement|galerie|hors-ligne|premiers-pas|recherche|regie|categorie|images-interactives|partenaire|reservations|spectacle|texte|utilisateur|saisons)\//;
const screens = sources.filter((file) => file.startsWith('src/screens/'));
const found = screens.filter(carries);
const lost = screens.filter((file) => !carries(file));

const productImporters = (file) => [...(importers.get(file) ?? [])].filter(isSource);
const one = sources.filter((file) => productImporters(file).length === 1);
const small = one.filter((file) => code.get(file).lines < 40);

/** Longest chain of folders of `top`, by their imports: the least number of levels that they could stand on. */
function levels(top) {
  const roomOf = (file) => file.startsWith(`${top}/`) && file.split('/').length > 2 ? file.split('/')[1] : undefined;
  const below = new Map();
  for (const [file, { imports }] of code) {
    const room = isSource(file) ? roomOf(file) : undefined;
    if (room === undefined) continue;
    if (!below.has(room)) below.set(room, new Set());
    for (const target of imports) {
      const other = roomOf(target);
      if (other !== undefined && other !== room) below.get(room).add(other);
    }
  }
  const height = new Map();
  const path = new Set();
  const heightOf = (room) => {
    if (height.has(room)) return height.get(room);
    if (path.has(room)) return NaN;
    path.add(room);
    const value = 1 + Math.max(0, ...[...below.get(room) ?? []].map(heightOf));
    path.delete(room);
    height.set(room, value);
    return value;
  };
  for (const room of below.keys()) heightOf(room);
  return { rooms: below.size, levels: Math.max(...height.values()), height };
}

const byArea = (list) => {
  const counts = new Map();
  for (const file of list) { const area = file.split('/')[0]; counts.set(area, (counts.get(area) ?? 0) + 1); }
  return [...counts].map(([area, count]) => `${area} ${count}`).join(', ');
};
const configured = await import(pathToFileURL(path.resolve(root, 'scripts/levels.mjs')).href);
console.log(`sources: ${sources.length} (${byArea(sources)})`);
console.log(`lines of code: ${sources.reduce((sum, file) => sum + code.get(file).lines, 0)}, of them imports ${sources.reduce((sum, file) => sum + (code.get(file).text.match(/^(import .*|\} from .*)$/gm)?.length ?? 0), 0)}`);
console.log(`screen files: ${screens.length}, found by noun ${found.length} (${Math.round(100 * found.length / screens.length)} %), below a French folder ${screens.filter((file) => french.test(file.slice('src/screens'.length))).length}`);
console.log(`one importer: ${one.length} (${byArea(one)}); of them under 40 lines: ${small.length} (${byArea(small)})`);
for (const top of ['server', 'src', 'worker']) { const { rooms, levels: count } = levels(top); console.log(`${top}/: ${rooms} rooms, ${count} levels by imports`); }
for (const [name, list] of Object.entries(configured)) console.log(`scripts/levels.mjs ${name}: ${list.length}`);
if (listing) { console.log('\nscreens without noun:'); for (const file of lost) console.log(`  ${file}`); }
if (process.argv.includes('--rooms')) {
  const rooms = new Map();
  for (const file of sources) { const room = path.dirname(file); rooms.set(room, (rooms.get(room) ?? 0) + 1); }
  for (const [room, count] of [...rooms].sort()) console.log(`${String(count).padStart(4)} ${room}`);
}
if (process.argv.includes('--one')) for (const file of small.sort()) console.log(`${String(code.get(file).lines).padStart(4)} ${file}  <  ${productImporters(file)[0]} (${code.get(productImporters(file)[0]).lines}) tests:${[...importers.get(file)].filter((f) => !isSource(f)).length}`);

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../src');

/** The text fields of the site, each as it is written, but for those of the kit's own page. */
const fields = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.startsWith(join('screens', 'kit')))
  .flatMap((path) =>
    [...readFileSync(join(src, path), 'utf8').matchAll(/<(?:Text|Search|Words)Field\b[\s\S]*?\/>/g)].map(
      ([field]) => ({ path, field }),
    ),
  );

/** Names of somebody, not of a picture, a zone, a key or a price category, and not words to look up. */
const somebody = /label="(?:Prénom|Nom(?: du personnage| \(facultatif\))?|Votre nom|Joué par|Au nom de)"/;
const named = fields.filter(
  ({ path, field }) => somebody.test(field) && !/image-fields|rename-|category-dialog/.test(path),
);

test('no text field cuts what is typed: the limit is told at the field', () => {
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter(({ field }) => /maxLength/.test(field))).toEqual([]);
});

test('the name of somebody begins with a capital on a phone, and may be filled in or not, as is meant', () => {
  expect(named.length).toBeGreaterThan(15);
  const typed = named.filter(({ field }) => !field.startsWith('<WordsField'));
  expect(typed.filter(({ field }) => !field.includes('autoCapitalize="words"'))).toEqual([]);
  const isSaid = (field: string) => /autoComplete=|\.\.\.field\('(?:first)?name'\)/.test(field);
  expect(typed.filter(({ field }) => !isSaid(field))).toEqual([]);
});

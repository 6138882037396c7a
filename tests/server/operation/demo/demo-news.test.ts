import { expect, test } from 'vitest';
import { faultOfRichText, plainText } from '#common/contract/fields/rich-text-check';
import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { slugOf } from '#common/base/slug';
import { demoCalendar } from '#server/operation/demo/demo-calendar';
import { demoNews } from '#server/operation/demo/demo-news';
import { demoTexts } from '#server/operation/demo/demo-texts';
import { richTextOf, typographic } from '#server/content/settings/text-markup';
import { fc } from '../../../support/properties';

const now = new Date('2026-11-21T11:00:00+01:00');
const newsList = demoNews(demoCalendar(now));
const documents = [...newsList, ...demoTexts].map(({ title, text }) => ({
  title,
  document: richTextOf(text),
}));

test('there are at least forty, from the first year to this one, of every spectacle type', () => {
  const years = newsList.map(({ at }) => at.getFullYear());
  expect(newsList.length).toBeGreaterThanOrEqual(40);
  expect([Math.min(...years), Math.max(...years)]).toEqual([1984, 2026]);
  expect(new Set(newsList.flatMap(({ types }) => types))).toEqual(
    new Set(['ADULTE', 'ADO', 'ATELIER', 'DIVERS']),
  );
});

test.each(documents)('« $title » is a document that the border accepts', ({ document }) => {
  expect(faultOfRichText(document)).toBeUndefined();
  expect(plainText(document).length).toBeGreaterThan(200);
});

test('every kind of node is shown somewhere', () => {
  const shown = JSON.stringify(documents);
  for (const type of ['p', 'h', 'ul', 'ol', 'li', 'blockquote', 'b', 'i', 'u', 's', 'sup', 'a'])
    expect(shown).toContain(`{"type":"${type}"`);
});

test('what people read is set with French typography, and no mark of the markup is left', () => {
  for (const { title, document } of documents)
    for (const words of [typographic(title), ...document.content.flatMap(textsOf)])
      expect(words).not.toMatch(/'| [;:!?»]|« |\*|__|~~|\^|\]\(|##/);
});

test('no quotation breaks off in mid-sentence', () => {
  for (const { document } of documents)
    for (const quotation of document.content.filter(({ type }) => type === 'blockquote'))
      for (const paragraph of textsOf(quotation)) expect(paragraph).toMatch(/^[—\p{Lu}].*[^:,]$/u);
});

function textsOf(node: RichTextNode): string[] {
  if (node.type === 'text') return [node.content];
  return node.type === 'hr' || node.type === 'img' ? [] : node.content.flatMap(textsOf);
}

test('on whatever day it is filled, three items are to appear, one of them within the hour, and addresses are apart', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
      (now) => {
        const newsList = demoNews(demoCalendar(now));
        const waits = newsList.map(({ at }) => at.getTime() - now.getTime()).filter((wait) => wait > 0);
        expect(waits).toHaveLength(3);
        expect(Math.min(...waits)).toBeLessThan(3_600_000);
        expect(new Set(newsList.map(({ title }) => slugOf(title))).size).toBe(newsList.length);
      },
    ),
  );
});

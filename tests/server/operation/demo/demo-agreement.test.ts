import { expect, test } from 'vitest';
import { fullDay, hourInWords } from '#common/base/dates';
import { must } from '#common/base/must';
import { telephonesIn } from '#common/base/telephone';
import { plainText } from '#common/contract/fields/rich-text-check';
import { demoCalendar } from '#server/operation/demo/demo-calendar';
import { demoNews } from '#server/operation/demo/demo-news';
import { demoPrices, demoShows } from '#server/operation/demo/demo-shows';
import { demoAddress, demoTexts } from '#server/operation/demo/demo-texts';
import { richTextOf } from '#server/content/settings/text-markup';

const calendar = demoCalendar(new Date('2026-11-21T11:00:00+01:00'));
const [dindon] = demoShows(calendar);
const { show, dates, categories } = must(dindon, 'the show that is booked');
const newsList = demoNews(calendar);
/** With ordinary spaces, as `plainText` writes them. */
const plain = (words: string) => words.replace(/\s/g, ' ');
const told = (title: string) =>
  plainText(richTextOf(must([...newsList, ...demoTexts].find((text) => text.title === title)?.text, title)));

test('the news that opens the box office tells the dates and the prices of the show', () => {
  const words = told('La billetterie du « Dindon » est ouverte');
  for (const { date } of dates) expect(words).toContain(plain(`${fullDay(date)} à ${hourInWords(date)}`));
  for (const { name, description } of categories)
    expect(words.toLowerCase()).toContain(
      [name, description && `(${description})`].filter(Boolean).join(' ').toLowerCase(),
    );
  expect(words.match(/\d+(?=\s€)/g)).toEqual(Object.values(demoPrices).map(String));
});

test('the hall of the show is where one writes to, and where one comes', () => {
  const address = must(show.location_address, 'an address');
  expect(demoAddress).toContain(address);
  expect(told('Contacts')).toContain(address);
});

test('no text tells another telephone number', () => {
  const texts = [...newsList, ...demoTexts].map(({ text }) => plainText(richTextOf(text)));
  const french = texts.flatMap(telephonesIn).filter(({ number }) => /^0\d{9}$/.test(number));
  expect(new Set(french.map(({ number }) => number))).toEqual(new Set(['0536491284']));
});

test('the ticket leaves the hour of the doors to its date, as tonight’s open earlier', () => {
  expect(told('Mentions portées sur les billets')).not.toMatch(/heure/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormNews, newsSince } from '../../../../src/screens/booking/form-news';

const show = { title: 'Le Dindon', location: { name: 'Salle des fêtes', description: 'Face à la halle' } };
const date = { date: new Date('2026-12-12T20:30:00+01:00'), freeParticipation: false };
const tariffs = [
  { slug: 'plein-tarif', name: 'Plein tarif', price: 12 },
  { slug: 'tarif-reduit', name: 'Tarif réduit', price: 8 },
];
const offer = { show, date, tariffs };
const withPlace = (fields: object) => ({ ...show, location: { ...show.location, ...fields } });

const plain = (words: readonly string[]) => words.map((each) => each.replace(/[\u00a0\u202f]/g, ' '));

test('a form that is read again from the same show says nothing', () => {
  expect(newsSince(offer, structuredClone(offer))).toEqual([]);
});

test.each([
  ['tariffs in another order', { ...offer, tariffs: tariffs.toReversed() }],
  ['an address of the same place', { ...offer, show: withPlace({ address: '4 rue de la Halle' }) }],
  ['its link', { ...offer, show: withPlace({ link: 'https://salle.example' }) }],
])('nor does %s say anything', (_, now) => {
  expect(newsSince(offer, now)).toEqual([]);
});

test('how seats are paid is no news where they cost nothing', () => {
  const free = { ...offer, date: { ...date, freeParticipation: true } };
  expect(newsSince(free, { ...free, date: { ...free.date, payAtDoor: false } })).toEqual([]);
});

test.each([
  [
    'its date',
    { ...offer, date: { ...date, date: new Date('2026-12-13T17:00:00+01:00') } },
    'Cette séance a changé de date : dim. 13 déc. · 17 h.',
  ],
  [
    'its place',
    { ...offer, show: withPlace({ name: 'Théâtre municipal', address: '1 place Molière' }) },
    'Cette séance a changé de lieu : Théâtre municipal, 1 place Molière.',
  ],
  [
    'the way to it',
    { ...offer, show: withPlace({ description: 'Par la cour' }) },
    'Les indications du lieu viennent de changer : relisez-les plus haut.',
  ],
  [
    'its title',
    { ...offer, show: { ...show, title: 'Le Dindon rôti' } },
    'Le spectacle s’appelle maintenant « Le Dindon rôti ».',
  ],
  [
    'that it is paid before',
    { ...offer, date: { ...date, payAtDoor: false } },
    'Les places ne se paient plus sur place : elles se règlent avant la séance, auprès de l’association.',
  ],
  [
    'a price',
    { ...offer, tariffs: tariffs.map((each) => ({ ...each, price: each.price + 1 })) },
    'Les tarifs viennent de changer : vérifiez le total.',
  ],
  [
    'a tariff less',
    { ...offer, tariffs: tariffs.slice(1) },
    'Les tarifs viennent de changer : vérifiez le total.',
  ],
])('what changed is said: %s', (_, now, words) => {
  expect(plain(newsSince(offer, now))).toEqual([words]);
});

test.each([true, false])('that a booking was taken back stands in its form: %s', (isTakenBack) => {
  const html = renderToStaticMarkup(<FormNews isTakenBack={isTakenBack} {...offer} />);
  expect(html.includes('Rien ne partira tant que')).toBe(isTakenBack);
  expect(html.includes('annulez-la depuis ce mail')).toBe(isTakenBack);
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints, pathOf } from '#common/contract/calls/endpoints';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { readLane } from '#common/rules/lane';
import type { NewWrite } from '#worker/api';
import { queuedWrites } from '../../../src/bridge/queued-writes';
import { newsNoun } from '../../../src/screens/desk/news/news-noun';
import { imageNoun } from '../../../src/screens/desk/image/image-noun';
import { sheetNoun } from '../../../src/screens/desk/piece/sheet-noun';
import { deskEvent } from '../../../src/screens/desk/event/desk-event';
import { deskSponsor } from '../../../src/screens/desk/sponsor/desk-sponsor';
import { showNoun } from '../../../src/screens/desk/show/show-noun';
import { textNoun } from '../../../src/screens/desk/about-text/text-noun';

const uuid = 'a1';
const item = { uuid, version: 'v1', title: 'Rideau levé' };
const date = new Date('2026-12-04T20:30:00+01:00');
const content = { type: 'adls-text', content: [] } as const;
const newsBody = { title: 'Rideau levé', description: '', content, years: [], spectacleTypes: [] };
const imageBody = { name: 'Le salut', year: 2026, spectacleTypes: [], types: [] };
const demand = { dateUuid: 'd1', names: ['Zoé Martin', 'Lucien Petit'] };
const letter = { name: 'Zoé', email: 'zoe@example.org', message: 'Bonjour' };
const booking = { ...letter, firstname: 'Zoé', dateUuid: 'd1', seats: [{ count: 2 }], terms: true } as const;
const ticket: FreeTicket = {
  uuid,
  version: 'v1',
  name: 'Zoé Martin',
  linkedShow: { slug: 'le-prenom', title: 'Le prénom' },
  dateUuid: 'd1',
  date,
  state: { code: 'A_GENERER', name: 'À générer' },
};
const order: TicketOrder = {
  uuid,
  dateUuid: 'd1',
  version: 'v1',
  seats: [],
  total: 8,
  state: { code: 'PAYEE', name: 'Payée' },
  at: date,
  by: 'Zoé Martin',
  beyond: false,
};

/** The others are made of the same parts, and the compiler holds each against its call. */
const made: readonly (readonly [string, NewWrite])[] = [
  [
    'POST /api/news, in news:a1, upon nothing: Brève « Rideau levé »',
    queuedWrites.createNews(uuid, newsBody),
  ],
  ['PUT /api/news/a1, in news:a1, upon v1: Brève « Rideau levé »', queuedWrites.updateNews(item, newsBody)],
  [
    'PUT /api/news/a1, in news:a1, upon v1: Version reprise',
    queuedWrites.updateNews(item, newsBody, 'Version reprise'),
  ],
  [
    'DELETE /api/pieces/a1, in piece:a1, upon v1: Mise à la corbeille : pièce « Rideau levé »',
    queuedWrites.deletePiece(item),
  ],
  [
    'POST /api/trash/a1/restoration, in image:a1, upon nothing: Restauration : image « Le salut »',
    queuedWrites.restoreTrashed('image', { uuid, title: 'Le salut', version: null }),
  ],
  ['PUT /api/images/a1, in image:a1, upon v1: Image « Le salut »', queuedWrites.updateImage(item, imageBody)],
  [
    'DELETE /api/events/a1, in event:a1, upon v1: Suppression : évènement « Rideau levé »',
    queuedWrites.deleteEvent(item),
  ],
  [
    'DELETE /api/sponsors/a1, in sponsor:a1, upon v1: Suppression : partenaire « Garage »',
    queuedWrites.deleteSponsor({ uuid, version: 'v1', name: 'Garage' }),
  ],
  [
    'POST /api/about-text, in about-text:a1, upon nothing: Page « Notre histoire »',
    queuedWrites.createAboutText(uuid, { type: 'PAGE', title: 'Notre histoire', content }),
  ],
  [
    'POST /api/piece-authors, in piece-author:a1, upon nothing: Auteur « Molière »',
    queuedWrites.createPieceAuthor({ uuid, name: 'Molière', firstname: '' }),
  ],
  [
    'POST /api/preview-images, in preview-image:a1, upon nothing: Miniature « Le prénom »',
    queuedWrites.createPreviewImage(uuid, 'Le prénom', imageBody),
  ],
  [
    'POST /api/bookings, in booking:a1, upon nothing: Réservation du ven. 4 déc. · 20 h 30',
    queuedWrites.createBooking(uuid, booking, date),
  ],
  [
    'PUT /api/free-tickets/a1, in free-ticket:a1, upon v1: Place gratuite de Zoé Martin',
    queuedWrites.updateFreeTicket(ticket, { state: { code: 'GENERE' } }),
  ],
  [
    'POST /api/free-ticket-demands, in free-ticket-demand:a1, upon nothing: Demande de 2 places pour Le prénom',
    queuedWrites.createFreeTicketDemand(uuid, demand, 'Le prénom'),
  ],
  [
    'PUT /api/ticket-orders/a1, in counter:d1, upon v1: Annuler la vente',
    queuedWrites.changeTicketOrder(order, { state: { code: 'ANNULEE' }, at: date }, 'Annuler la vente'),
  ],
  [
    'PUT /api/door-dates/d1, in counter:d1, upon nothing: Places gardées pour les retardataires',
    queuedWrites.changeDoorDate('d1', null),
  ],
  [
    'PUT /api/users/a1/terms, in account:a1, upon nothing: Acceptation des conditions générales d’utilisation',
    queuedWrites.acceptTerms(uuid, 3),
  ],
  [
    'POST /api/contacts, in contact:a1, upon nothing: Message à l’association',
    queuedWrites.sendContactMessage(uuid, letter),
  ],
];

describe('a write that a page saves', () => {
  test.each(made)('is %s', (words, write) => {
    expect(inWords(write)).toBe(words);
  });

  test('of a role tells who asks for what', () => {
    const role = { code: 'ROLE_MEMBRE', name: 'Membre' } as const;
    expect(queuedWrites.createRoleDemand(uuid, role, 'z1')).toMatchObject({
      lane: 'role-demand:a1',
      body: { uuid, role: { code: 'ROLE_MEMBRE' }, user: { uuid: 'z1' } },
      label: 'Demande d’habilitation «\u00a0Membre\u00a0»',
    });
  });

  test('of a message bears the uuid under which the server takes it once', () => {
    expect(queuedWrites.sendContactMessage(uuid, letter).body).toEqual({ ...letter, uuid });
  });

  test('of a file lies in the lane of what it is of', () => {
    const file = { call: 'takeImageFile', params: { uuid }, lane: 'image:a1' };
    expect(queuedWrites.takeImageFile(uuid, 'Le salut')).toMatchObject(file);
  });

  test('is made by its entry alone', () => {
    const root = join(import.meta.dirname, '../../../src');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => /\.tsx?$/.test(file));
    expect(pages.filter((file) => /\bcall: '/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

describe('what is saved on the desk', () => {
  const sheet = { ...sheetNoun.empty, previewImage: uuid };
  const writes = [
    [newsNoun.name, newsNoun.write(newsNoun.empty, uuid, 'v1')],
    [imageNoun.name, imageNoun.write(imageNoun.empty, uuid, 'v1')],
    [sheetNoun.name, sheetNoun.write(sheet, uuid, 'v1')],
    [deskEvent.name, deskEvent.write(deskEvent.empty, uuid, 'v1')],
    [showNoun.name, showNoun.write(showNoun.empty, uuid, 'v1')],
    [textNoun.name, textNoun.write(textNoun.empty, uuid, 'v1')],
    [deskSponsor.name, deskSponsor.write(deskSponsor.empty, uuid, 'v1')],
  ] as const;

  // A draft has the name of the lane: a write elsewhere would not take its place.
  test.each(writes)('of %s lies in the lane of its draft', (noun, { lane, base }) => {
    expect([readLane(lane), base]).toEqual([{ noun, key: uuid }, 'v1']);
  });
});

function inWords({ call, params, lane, base, label }: NewWrite): string {
  const { method, path }: Endpoint = endpoints[call];
  const words = `${method} ${pathOf(path, params)}, in ${lane}, upon ${base ?? 'nothing'}: ${label}`;
  return words.replaceAll('\u00a0', ' ');
}

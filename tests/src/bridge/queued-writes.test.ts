import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#common/contract/endpoint';
import { type QueuedCall, endpoints } from '#common/contract/endpoints';
import type { FreeTicket } from '#common/contract/free-ticket';
import type { TicketOrder } from '#common/contract/ticket-order';
import { laneOf, readLane } from '#common/rules/lane';
import { queuedWrites } from '../../../src/bridge/queued-writes';
import { newsNoun } from '../../../src/screens/coulisses/breve/news-noun';
import { imageNoun } from '../../../src/screens/coulisses/image/image-noun';
import { sheetNoun } from '../../../src/screens/coulisses/piece/sheet-noun';
import { eventNoun } from '../../../src/screens/regie/evenement/event-noun';
import { showNoun } from '../../../src/screens/regie/spectacle/show-noun';
import { textNoun } from '../../../src/screens/regie/texte/text-noun';

const uuid = '0190a000-0000-7000-8000-0000000000f1';
const date = new Date('2026-12-04T20:30:00+01:00');
const item = { uuid, version: 'v1', title: 'Rideau levé' };

const content = { type: 'adls-text', content: [] } as const;
const ticket: FreeTicket = {
  uuid,
  version: 'v1',
  name: 'Zoé Martin',
  linkedShow: { slug: 'le-prenom', title: 'Le prénom' },
  dateUuid: uuid,
  date,
  state: { code: 'A_GENERER', name: 'À générer' },
};
const order: TicketOrder = {
  uuid,
  dateUuid: '0190a000-0000-7000-8000-0000000000d1',
  version: 'v1',
  seats: [],
  total: 8,
  state: { code: 'PAYEE', name: 'Payée' },
  at: date,
  by: 'Zoé Martin',
  beyond: false,
};
const demand = { dateUuid: uuid, names: ['Zoé Martin', 'Lucien Petit'] };
const newsBody = { title: 'Rideau levé', description: '', content, years: [], spectacleTypes: [] };
const booking = {
  uuid,
  dateUuid: uuid,
  name: 'Martin',
  firstname: 'Zoé',
  email: 'zoe@example.org',
  seats: [{ count: 2 }],
  terms: true,
} as const;
const imageBody = { name: 'Le salut', year: 2026, spectacleTypes: [], types: [] };
const textBody = { uuid, type: 'PAGE', title: 'Notre histoire', content } as const;
const letter = { name: 'Zoé', email: 'zoe@example.org', message: 'Bonjour' };

type Made = readonly [write: object, call: QueuedCall, params: object, lane: string, base: string | null, label: string];

/** What some entries make. The others are made of the same parts, and the compiler holds each against its call. */
const made: readonly Made[] = [
  [queuedWrites.createNews(uuid, newsBody), 'createNews', {}, `news:${uuid}`, null, 'Brève «\u00a0Rideau levé\u00a0»'],
  [queuedWrites.updateNews(item, newsBody), 'updateNews', { slug: uuid }, `news:${uuid}`, 'v1', 'Brève «\u00a0Rideau levé\u00a0»'],
  [queuedWrites.updateNews(item, newsBody, 'Version reprise'), 'updateNews', { slug: uuid }, `news:${uuid}`, 'v1', 'Version reprise'],
  [queuedWrites.deletePiece(item), 'deletePiece', { slug: uuid }, `piece:${uuid}`, 'v1', 'Mise à la corbeille\u00a0: pièce «\u00a0Rideau levé\u00a0»'],
  [queuedWrites.restoreTrashed('image', uuid, 'Le salut', null), 'restoreTrashed', { uuid }, `image:${uuid}`, null, 'Restauration\u00a0: image «\u00a0Le salut\u00a0»'],
  [queuedWrites.updateImage(item, imageBody), 'updateImage', { uuid }, `image:${uuid}`, 'v1', 'Image «\u00a0Le salut\u00a0»'],
  [queuedWrites.deleteEvent(item), 'deleteEvent', { slug: uuid }, `event:${uuid}`, 'v1', 'Suppression\u00a0: évènement «\u00a0Rideau levé\u00a0»'],
  [queuedWrites.createAboutText(uuid, textBody), 'createAboutText', {}, `about-text:${uuid}`, null, 'Page «\u00a0Notre histoire\u00a0»'],
  [queuedWrites.createPieceAuthor({ uuid, name: 'Molière', firstname: '' }), 'createPieceAuthor', {}, `piece-author:${uuid}`, null, 'Auteur «\u00a0Molière\u00a0»'],
  [queuedWrites.createPreviewImage(uuid, 'Le prénom', imageBody), 'createPreviewImage', {}, `preview-image:${uuid}`, null, 'Miniature «\u00a0Le prénom\u00a0»'],
  [queuedWrites.createBooking(uuid, booking, date), 'createBooking', {}, `booking:${uuid}`, null, 'Réservation du vendredi\u00a04 décembre · 20\u00a0h\u00a030'],
  [queuedWrites.updateFreeTicket(ticket, { state: { code: 'GENERE' } }), 'updateFreeTicket', { uuid }, `free-ticket:${uuid}`, 'v1', 'Place gratuite de Zoé Martin'],
  [queuedWrites.createFreeTicketDemand(uuid, demand, 'Le prénom'), 'createFreeTicketDemand', {}, `free-ticket-demand:${uuid}`, null, 'Demande de 2 places pour Le prénom'],
  [queuedWrites.changeTicketOrder(order, { state: { code: 'ANNULEE' }, at: date }, 'Annuler la vente'), 'changeTicketOrder', { uuid }, `counter:${order.dateUuid}`, 'v1', 'Annuler la vente'],
  [queuedWrites.changeDoorDate(uuid, null), 'changeDoorDate', { uuid }, `counter:${uuid}`, null, 'Places gardées pour les retardataires'],
  [queuedWrites.acceptTerms(uuid, 3), 'acceptTerms', { uuid }, `account:${uuid}`, null, 'Acceptation des conditions générales d’utilisation'],
  [queuedWrites.sendContactMessage(uuid, letter), 'sendContactMessage', {}, `contact:${uuid}`, null, 'Message à l’association'],
];

describe('a write that a page saves', () => {
  test.each(made)('%#: as the entry of its call makes it', (write, call, params, lane, base, label) => {
    expect(write).toMatchObject({ call, params, lane, base, label });
  });

  test('of a role tells who asks for what', () => {
    expect(queuedWrites.createRoleDemand(uuid, 'ROLE_MEMBRE', 'somebody')).toMatchObject({
      body: { uuid, role: { code: 'ROLE_MEMBRE' }, user: { uuid: 'somebody' } },
      label: 'Demande d’habilitation «\u00a0Membre\u00a0»',
    });
  });

  test('of a file lies in the lane of what it is of', () => {
    const file = { call: 'takeImageFile', params: { uuid }, lane: laneOf('image', uuid) };
    expect(queuedWrites.takeImageFile(uuid, 'Le salut')).toMatchObject(file);
  });

  test('is one that may wait', () => {
    const calls: Readonly<Record<string, Endpoint>> = endpoints;
    expect(Object.keys(queuedWrites).filter((call) => calls[call]?.queued !== true)).toEqual([]);
  });

  test('is made by its entry alone', () => {
    const root = join(import.meta.dirname, '../../../src');
    const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const byHand = pages.filter((file) => /\bcall: '/.test(readFileSync(join(root, file), 'utf8')));
    expect(byHand).toEqual([]);
  });
});

describe('what is saved on the desk', () => {
  const writes = [
    [newsNoun, newsNoun.write(newsNoun.empty, uuid, 'v1')],
    [imageNoun, imageNoun.write(imageNoun.empty, uuid, 'v1')],
    [sheetNoun, sheetNoun.write({ ...sheetNoun.empty, previewImage: uuid }, uuid, 'v1')],
    [eventNoun, eventNoun.write(eventNoun.empty, uuid, 'v1')],
    [showNoun, showNoun.write(showNoun.empty, uuid, 'v1')],
    [textNoun, textNoun.write(textNoun.empty, uuid, 'v1')],
  ] as const;

  // A draft is kept under the name of the lane, which ends it when the write is taken.
  test.each(writes)('$name lies in the lane of its draft', (noun, write) => {
    expect([readLane(write.lane), write.base]).toEqual([{ noun: noun.name, key: uuid }, 'v1']);
  });
});

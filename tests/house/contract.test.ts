import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#common/contract/calls/endpoints';

const fixture = readFileSync(join(import.meta.dirname, '../fixtures/specified-calls.txt'), 'utf8');
const specified = fixture.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const served = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

/** Calls of the specification that no screen needs yet. Serving one takes its line away. */
const toCome: readonly string[] = [];

/** Calls that the specification does not name. */
const ourOwn = [
  'DELETE /api/booking-holds/{uuid}',
  'DELETE /api/bookings/{uuid}',
  'DELETE /api/devices/{uuid}',
  'DELETE /api/free-ticket-demands/{uuid}',
  'DELETE /api/interactive-images/{uuid}',
  'DELETE /api/passkeys/{uuid}',
  'DELETE /api/preview-links/{uuid}',
  'DELETE /api/price-categories/{slug}',
  'DELETE /api/sessions/{uuid}',
  'DELETE /api/sponsors/{slug}',
  'DELETE /api/trash/{uuid}',
  'GET /api',
  'GET /api/admin-journal',
  'GET /api/booking-dates',
  'GET /api/booking-dates/{uuid}',
  'GET /api/booking-dates/{uuid}/messages',
  'GET /api/bookings',
  'GET /api/bookings/{uuid}',
  'GET /api/bookings/{uuid}/ics',
  'GET /api/bookings/{uuid}/pdf',
  'GET /api/changes/stream',
  'GET /api/devices',
  'GET /api/evening-reports',
  'GET /api/evening-reports/{uuid}',
  'GET /api/first-administrator',
  'GET /api/first-steps',
  'GET /api/free-ticket-dates',
  'GET /api/free-ticket-demands',
  'GET /api/free-ticket-demands/{uuid}',
  'GET /api/free-ticket-members',
  'GET /api/header',
  'GET /api/interactive-images',
  'GET /api/interactive-images/{uuid}',
  'GET /api/mails',
  'GET /api/mails/{uuid}',
  'GET /api/office-bookings/{uuid}/history',
  'GET /api/own-bookings',
  'GET /api/passkeys',
  'GET /api/preview-links',
  'GET /api/price-categories',
  'GET /api/revisions',
  'GET /api/revisions/{uuid}',
  'GET /api/scans',
  'GET /api/sessions',
  'GET /api/settings',
  'GET /api/shows/{slug}/telling',
  'GET /api/site-health',
  'GET /api/sponsors',
  'GET /api/sponsors/{slug}',
  'GET /api/things/{kind}/{slug}',
  'GET /api/ticket-orders',
  'GET /api/ticket-orders/{uuid}',
  'GET /api/ticket-orders/{uuid}/pdf',
  'GET /api/trash',
  'GET /api/uploads/{uuid}',
  'GET /api/users/{uuid}/data',
  'GET /api/users/{uuid}/departure',
  'GET /api/users/{uuid}/presence',
  'POST /api/accounts/activation',
  'POST /api/authtokens/passkey',
  'POST /api/authtokens/passkey/options',
  'POST /api/booking-dates/{uuid}/message-preview',
  'POST /api/booking-dates/{uuid}/messages',
  'POST /api/booking-holds',
  'POST /api/bookings',
  'POST /api/changes',
  'POST /api/contacts',
  'POST /api/devices',
  'POST /api/devices/{uuid}/cancellation',
  'POST /api/first-administrator',
  'POST /api/first-steps/test-mail',
  'POST /api/free-ticket-demands',
  'POST /api/images/{uuid}/uploaded-file',
  'POST /api/interactive-images',
  'POST /api/office-bookings',
  'POST /api/office-bookings/{uuid}/cancellation',
  'POST /api/office-bookings/{uuid}/call',
  'POST /api/office-free-ticket-demands',
  'POST /api/office-free-tickets/{uuid}/cancellation',
  'POST /api/office-free-tickets/{uuid}/replacement',
  'POST /api/passkeys',
  'POST /api/passkeys/options',
  'POST /api/preview-images/{uuid}/uploaded-file',
  'POST /api/preview-links',
  'POST /api/preview-links/opening',
  'POST /api/price-categories',
  'POST /api/scans',
  'POST /api/sessions/proof',
  'POST /api/shows/{slug}/telling-preview',
  'POST /api/sponsors',
  'POST /api/ticket-mails',
  'POST /api/ticket-orders',
  'POST /api/trash/{uuid}/restoration',
  'PUT /api/booking-holds/{uuid}',
  'PUT /api/bookings/{uuid}',
  'PUT /api/bookings/{uuid}/date',
  'PUT /api/bookings/{uuid}/email',
  'PUT /api/door-dates/{uuid}',
  'PUT /api/free-ticket-demands/{uuid}',
  'PUT /api/header',
  'PUT /api/interactive-images/{uuid}',
  'PUT /api/interactive-images/{uuid}/place',
  'PUT /api/office-bookings/{uuid}',
  'PUT /api/office-free-tickets/{uuid}',
  'PUT /api/office-free-tickets/{uuid}/blocked',
  'PUT /api/passkeys/{uuid}',
  'PUT /api/price-categories/{slug}',
  'PUT /api/role-demands/{uuid}',
  'PUT /api/settings',
  'PUT /api/sponsors/{slug}',
  'PUT /api/sponsors/{slug}/place',
  'PUT /api/ticket-orders/{uuid}',
  'PUT /api/uploads/{uuid}/{start}',
  'PUT /api/users/{uuid}/terms',
];

test('every call of the specification is served under its own name, or announced', () => {
  const servedOfThem = specified.filter((call) => served.includes(call));
  expect([...servedOfThem, ...toCome].toSorted()).toEqual(specified.toSorted());
});

test('a call beyond the specification is one that was meant', () => {
  expect(served.filter((call) => !specified.includes(call)).toSorted()).toEqual(ourOwn.toSorted());
});

test('no call stands twice', () => {
  expect(served.filter((call, place) => served.indexOf(call) !== place)).toEqual([]);
});

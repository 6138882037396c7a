import { expect, test } from 'vitest';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import { journalNouns } from '#common/contract/site/journal';

const calls: readonly [string, Endpoint][] = Object.entries(endpoints);
const writes = calls.filter(([, { method }]) => method !== 'GET');
const journalled = calls.flatMap(([, { journal }]) => journal ?? []);

/** Calls that change something and make no entry in the journal, by the reason for it. */
const without: Readonly<Record<string, readonly string[]>> = {
  'There was no administrator before.': ['createFirstAdministrator'],
  'It changes nothing.': ['pullChanges', 'previewDateMessage', 'previewTelling', 'openPreviewLink'],
  'A session is its own record.': ['login', 'logout', 'refresh', 'endSession', 'loginByPasskey'],
  'People do it to their own account.': [
    'resendActivation',
    'activateAccount',
    'requestPassword',
    'renewPassword',
    'registerUser',
    'changePassword',
    'acceptTerms',
    'createRoleDemand',
    'deleteRoleDemand',
    'requestPasskey',
    'preparePasskey',
    'addPasskey',
    'renamePasskey',
    'deletePasskey',
    'proveIdentity',
  ],
  'Members ask for themselves, and the demand says it.': ['createFreeTicketDemand', 'deleteFreeTicketDemand'],
  'It is a mail, which the list of mails has.': ['sendContactMessage', 'sendTestMail', 'sendTicketsAgain'],
  'Editors write it, and its revisions or the trash tell who did.': [
    'createNews',
    'updateNews',
    'deleteNews',
    'createPiece',
    'updatePiece',
    'deletePiece',
    'restoreTrashed',
  ],
  'Editors change it, and nothing tells who did: not journalled yet.': [
    'createPieceAuthor',
    'deletePieceAuthor',
    'removeTrashed',
    'createImage',
    'updateImage',
    'deleteImage',
    'sendImageFile',
    'takeImageFile',
    'createPreviewImage',
    'deletePreviewImage',
    'sendPreviewImageFile',
    'takePreviewImageFile',
  ],
  'It is a part of a file, and shows nowhere.': ['sendUploadPart'],
  'The list of links tells who made it.': ['createPreviewLink', 'revokePreviewLink'],
  'Bookings have a history of their own.': [
    'createBooking',
    'updateBooking',
    'changeBookingDate',
    'correctBookingEmail',
    'cancelBooking',
    'createBookingHold',
    'updateBookingHold',
    'deleteBookingHold',
    'createOfficeBooking',
    'changeOfficeBooking',
    'cancelOfficeBooking',
    'keepBookingCall',
    'sendDateMessage',
  ],
  'Sales and scans are facts with an author and a time.': [
    'createTicketOrder',
    'changeTicketOrder',
    'sendScans',
  ],
  'The list of phones tells who armed it, and when.': ['armDevice'],
};

test('every call that changes something makes an entry in the journal, or has a reason for none', () => {
  const silent = writes.filter(([, { journal }]) => journal === undefined).map(([name]) => name);
  expect(silent.toSorted()).toEqual(Object.values(without).flat().toSorted());
});

test('only a call of a known person that changes something is in the journal', () => {
  const odd = calls.filter(
    ([, { journal, method, who, anonymous, orDevice }]) =>
      journal !== undefined &&
      (method === 'GET' || who === 'everybody' || anonymous === true || orDevice === true),
  );
  expect(odd).toEqual([]);
});

test('what one may do to what is one’s own says so', () => {
  const open = calls.filter(
    ([, { journal, who }]) => journal && ['loggedIn', 'member', 'profile'].includes(who),
  );
  expect(open.filter(([, { journal }]) => journal?.unlessOwn === undefined)).toEqual([]);
});

test('no noun of the journal is without a call', () => {
  expect([...new Set(journalled.map(({ noun }) => noun))].toSorted()).toEqual([...journalNouns].toSorted());
});

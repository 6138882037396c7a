import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { MyTicket } from '#common/contract/tickets/free-ticket';
import { FreeTicketPaper } from '../../../../src/screens/account/free-ticket-paper';

const date = new Date('2026-12-12T20:30:00+01:00');
const now = new Date('2026-12-12T19:30:00+01:00');
const uuid = '019a0000-0000-7000-8000-0000b0f05ac8';
const claims = { t: uuid, d: uuid, k: 'free', n: 1, x: 1_800_000_000 };
const code = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

/** The page of Inès's ticket, without its no-break spaces, where the browser keeps the site or (as in some private windows) not. */
function pageOf(fields: Partial<MyTicket> = {}, { isWaiting = false, at = now, isKept = true } = {}): string {
  vi.stubGlobal('navigator', isKept ? { serviceWorker: {} } : {});
  vi.stubGlobal('caches', {});
  const ticket: MyTicket = {
    uuid,
    name: 'Inès Delmotte',
    linkedShow: { slug: 'le-dindon', title: 'Le Dindon' },
    dateUuid: uuid,
    date,
    location: { name: 'Salle des fêtes, Vaubrun' },
    state: { code: 'GENERE', name: 'Généré' },
    version: 'v1',
    ...fields,
  };
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <FreeTicketPaper ticket={ticket} isWaiting={isWaiting} now={at} />
    </Router>,
  );
  return html.replace(/[\u00a0\u202f]/g, ' ');
}

test('only where the browser keeps it, a ticket is said to open without a network', () => {
  expect(pageOf({ code })).toContain('Il s’ouvre ici sans réseau aussi.');
  const page = pageOf({ code }, { isKept: false });
  expect(page).not.toContain('sans réseau');
  expect(page).toContain('Vous l’avez également reçu par mail');
});

test('a generated ticket shows its code, in letters too, for a full screen, to share and for the calendar', () => {
  const page = pageOf({ code });
  for (const said of [
    'Code QR à présenter à l’entrée',
    'B0F0-5AC8',
    'En plein écran',
    'Partager',
    'Ajouter à l’agenda',
    'Inès Delmotte',
    'Salle des fêtes, Vaubrun',
  ])
    expect(page).toContain(said);
});

describe('no code is shown', () => {
  test.each<[string, Partial<MyTicket>, string]>([
    ['of a seat not generated', { state: { code: 'A_GENERER', name: 'À générer' } }, 'Place à générer.'],
    ['of a cancelled ticket', { code, cancelledAt: now }, 'Cette place est annulée.'],
    ['of a replaced one', { code, replacedBy: uuid }, 'Ce billet a été remplacé.'],
    ['of a blocked one', { code, blockedAt: now }, 'Ce billet est bloqué.'],
  ])('%s', (_, fields, heading) => {
    const page = pageOf(fields);
    expect(page).toContain(heading);
    expect(page).not.toContain('Code QR');
    expect(page).not.toContain('Partager');
  });

  test('the day after', () => {
    const page = pageOf({ code }, { at: new Date('2026-12-13T10:00:00+01:00') });
    expect(page).toContain('Cette séance a eu lieu.');
    expect(page).not.toContain('Code QR');
  });
});

test('what was generated without a network says that the code comes with it', () => {
  const page = pageOf({}, { isWaiting: true });
  expect(page).toContain('Ce billet attend le réseau.');
  expect(page).toContain('Le code à présenter à l’entrée s’affichera ici avec le réseau.');
});

test('a used ticket keeps its code for the evening, in case its holder comes back in', () => {
  const page = pageOf({ code, state: { code: 'UTILISE', name: 'Utilisé' }, usedAt: now });
  expect(page).toContain('Ce billet a servi.');
  expect(page).toContain('Code QR');
});

import { afterEach, expect, test, vi } from 'vitest';
import { freeTicketCalendar } from '#common/rules/free-ticket-calendar';

afterEach(() => vi.unstubAllGlobals());

test('at an address without https an evening is written for calendars too', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  await import('../../../src/bridge/random-uuid');
  const ticket = {
    uuid: '019a0000-0000-7000-8000-0000b0f05ac8',
    name: 'Inès Delmotte',
    linkedShow: { slug: 'le-dindon', title: 'Le Dindon' },
    date: new Date('2026-12-12T20:30:00+01:00'),
  };
  const site = { title: 'Les Amis', siteUrl: 'http://theatre.example', organiser: 'troupe@theatre.example' };
  expect(freeTicketCalendar(ticket, site, new Date())).toContain(`UID:${ticket.uuid}`);
});

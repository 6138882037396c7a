import { expect, test } from 'vitest';
import { ticketFileName } from '#common/rules/ticket-file';

test('a ticket’s file is found by its show, its day in Paris and the code printed on it', () => {
  const ticket = {
    showSlug: 'le-dindon',
    date: new Date('2026-11-29T23:30:00Z'),
    uuid: '019a0000-0000-7000-8000-0000b0f05ac8',
  };
  expect(ticketFileName(ticket, 'pdf')).toBe('billet-le-dindon-2026-11-30-b0f0-5ac8.pdf');
  expect(ticketFileName({ ...ticket, uuid: undefined }, 'ics')).toBe('billet-le-dindon-2026-11-30.ics');
});

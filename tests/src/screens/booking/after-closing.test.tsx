import { afterEach, describe, expect, test, vi } from 'vitest';
import { closed, open, pageOf, past } from './booking-page';

afterEach(() => void vi.useRealTimers());

describe('once booking has ended', () => {
  const toContacts = '<a href="/a-propos-de-nous/contacts"';

  test('who cannot come is led to the association, which the page cannot tell for them any more', () => {
    expect(pageOf('CONFIRMEE', open)).not.toContain(toContacts);
    expect(pageOf('CONFIRMEE', closed)).toContain(`Si vous ne pouvez pas venir, ${toContacts}`);
    expect(pageOf('EN_ATTENTE', closed)).toContain(`Si vous ne voulez plus de places, ${toContacts}`);
  });

  test('who has seats is told that they are kept, and others whether they may come to the door', () => {
    const doorsOpenAt = new Date('2026-12-12T20:00:00+01:00');
    const booked = pageOf('CONFIRMEE', closed, { doorsOpenAt });
    expect(booked).toContain('la vôtre est gardée, mais ne change plus ici');
    expect(booked).toContain('Venez dès l’ouverture des portes, à 20 h.');
    expect(booked).not.toContain('Vous pouvez encore venir');
    for (const code of ['EN_ATTENTE', 'ANNULEE'] as const)
      expect(pageOf(code, closed, { doorsOpenAt })).toContain(
        'Vous pouvez encore venir : s’il reste des places',
      );
    for (const at of [open, past]) expect(pageOf('EN_ATTENTE', at)).not.toContain('Vous pouvez encore venir');
  });

  test('and the evening is over, nobody is asked whether they can come', () => {
    expect(pageOf('CONFIRMEE', past)).not.toContain('Si vous ne pouvez pas venir');
  });
});

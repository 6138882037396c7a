import { afterEach, describe, expect, test, vi } from 'vitest';
import { closingDate, open, pageOf } from './booking-page';

afterEach(() => void vi.useRealTimers());

describe('seats that are offered', () => {
  const offeredUntil = closingDate;

  test('are taken at once, by the button that the lead names, before the sheet that is no ticket yet', () => {
    const page = pageOf('PROPOSEE', open, { offeredUntil });
    expect(page).toContain('Appuyez sur « Prendre ces places » avant le ');
    expect(page).toContain('sinon elles iront à la personne suivante.');
    expect(page).toContain('Ce n’est pas encore un billet.');
    expect(page.indexOf('Prendre ces places</')).toBeLessThan(page.indexOf('<article'));
  });

  test('are one place where there is one', () => {
    const seats = [{ category: { slug: 'plein', name: 'Plein tarif' }, count: 1, price: 12 }];
    const page = pageOf('PROPOSEE', open, { offeredUntil, seats });
    expect(page).toContain('Une place vous est proposée.');
    expect(page).toContain('Appuyez sur « Prendre cette place » avant le ');
    expect(page).toContain('Prendre cette place</');
    expect(page).toContain('Refuser cette place</');
    expect(page).not.toMatch(/ces places|vous sont proposées/);
    expect(pageOf('ANNULEE', open, { ending: 'declined', seats })).toContain('Vous avez refusé cette place.');
  });

  test('are refused, as there is no booking to cancel', () => {
    const page = pageOf('PROPOSEE', open, { offeredUntil });
    expect(page).toContain('Refuser ces places</');
    expect(page).not.toMatch(/annul/i);
  });

  test('are gone once the time is over, and nothing asks to take them', () => {
    const page = pageOf('PROPOSEE', open, { offeredUntil: open });
    expect(page).toContain('Cette proposition a expiré.');
    expect(page).not.toMatch(/Prendre ces places|Refuser ces places|vous sont proposées|annul/i);
  });

  test('once refused, are said to be refused: nothing was cancelled', () => {
    const page = pageOf('ANNULEE', open, { ending: 'declined' });
    expect(page).toContain('Vous avez refusé ces places.');
    expect(page).toContain('Elles vont à la personne suivante');
    expect(page).toContain('Proposition refusée');
    expect(page).not.toMatch(/annul/i);
  });

  test('once the server took them back, are gone in the same words as before', () => {
    const page = pageOf('ANNULEE', open, { ending: 'offer-over' });
    expect(page).toContain('Cette proposition a expiré.');
    expect(page).not.toMatch(/annul/i);
  });

  test('that were to be confirmed and were not, are said to be late', () => {
    const page = pageOf('ANNULEE', open, { ending: 'unconfirmed' });
    expect(page).toContain('Le temps de confirmer est passé.');
    expect(page).not.toMatch(/annul/i);
  });

  test('are no matter of a booking that its booker cancelled', () => {
    for (const fields of [{}, { ending: 'cancelled' as const }])
      expect(pageOf('ANNULEE', open, fields)).toContain('Réservation annulée.');
  });

  test('once taken, are a ticket', () => {
    expect(pageOf('CONFIRMEE', open)).not.toContain('pas encore un billet');
  });
});

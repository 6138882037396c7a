import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { Show } from '#common/contract/agenda/show';
import { FormEnd } from '../../../../src/screens/booking/form-end';
import { afternoon, evening, leDindon } from './le-dindon';

function shown(end: 'closed' | 'gone', dates: Show['dates'], left?: number): string {
  const html = renderToStaticMarkup(
    <Router ssrPath="/reservations">
      <FormEnd end={end} show={leDindon(dates)} date={evening} left={left} />
    </Router>,
  );
  return html.replace(/[\u00a0\u202f]/g, ' ');
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-12T19:00:00+01:00') }));
afterEach(() => void vi.useRealTimers());

test('a form whose date has closed says so, whether one may come all the same, and leads to the other dates', () => {
  const html = shown('closed', [evening, afternoon], 12);
  expect(html).toContain('Les réservations de cette séance viennent de fermer.');
  expect(html).toContain('il reste 12 places, à prendre à l’entrée');
  expect(html).toContain('Votre nom et votre adresse sont gardés pour une autre séance.');
  expect(html).toContain(`href="/reservations/reserver/${afternoon.uuid}"`);
  expect(html).not.toContain(`reserver/${evening.uuid}"`);
});

test('nobody is asked to come to a date that was taken off, nor led to others where there are none', () => {
  const html = shown('gone', []);
  expect(html).toContain('Cette séance vient d’être retirée');
  expect(html).not.toContain('à l’entrée');
  expect(html).not.toContain('gardés pour une autre séance');
  expect(html).toContain('écrivez à l’association');
});

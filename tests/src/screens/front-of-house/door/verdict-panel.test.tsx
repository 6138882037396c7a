import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ShownVerdict } from '../../../../../src/screens/front-of-house/door/use-door';
import { VerdictPanel } from '../../../../../src/screens/front-of-house/door/verdict-panel';
import { doorDate, doorTicket } from '../../../../support/door-rows';

const at = new Date('2026-12-12T20:00:00+01:00');
const date = doorDate({ date: new Date('2026-12-12T20:30:00+01:00'), doorsOpenAt: at });
const ticket = doorTicket({ name: 'Camille Aubry', seats: 2 });

const verdict = { code: 'OK', ticket, remaining: 2, inside: 0, recent: false, previous: null } as const;

beforeEach(() => {
  vi.stubGlobal('navigator', {});
});

const told = (fields: Partial<ShownVerdict>, evening = date): readonly string[] =>
  [...markupOf(fields, evening).matchAll(/>([^<>]+)</g)].map(([, text = '']) => text);

function markupOf(fields: Partial<ShownVerdict>, evening = date): string {
  const shown: ShownVerdict = {
    id: '1',
    verdict,
    outcome: 'OK',
    claims: null,
    code: null,
    direction: 'exit',
    count: 2,
    at,
    paid: false,
    saved: 'saved',
    key: 'cle',
    ...fields,
  };
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <VerdictPanel
      shown={shown}
      date={evening}
      dates={[evening]}
      deviceName="Porte A"
      mirrorAge="à jour"
      onDismiss={nothing}
      onPaid={nothing}
      onFewer={nothing}
      onEnter={nothing}
      onLeave={nothing}
    />,
  );
}

test('an exit is told by its own word', () => {
  expect(told({ outcome: 'SORTIE' })).toContain('Sortie');
  expect(told({ outcome: 'SORTIE' })).not.toContain('OK');
});

test('who is not inside may enter, or leave after all, and nothing is noted yet', () => {
  const words = told({ outcome: 'PAS_ENTRE', saved: 'none' });
  expect(words).toEqual(expect.arrayContaining(['ATTENTION', 'Entrer', 'Noter la sortie']));
  expect(words).toContain('Rien n’est enregistré');
});

test('who owes pays in cash by one tap, by cheque or by card by another, or later, where the door takes money', () => {
  const owing = {
    verdict: { ...verdict, code: 'A_ENCAISSER' },
    outcome: 'A_ENCAISSER',
    saved: 'none',
  } as const;
  expect(told(owing)).toEqual(
    expect.arrayContaining(['Payé, faire entrer', 'Par chèque', 'Par carte', 'Plus tard']),
  );
  expect(told(owing, { ...date, payAtDoor: false })).not.toContain('Par chèque');
});

test('a phone that does not vibrate flashes instead', () => {
  vi.stubGlobal('navigator', {});
  expect(markupOf({})).toContain('flash');
  vi.stubGlobal('navigator', { vibrate: () => true });
  expect(markupOf({})).not.toContain('flash');
});

import { expect, test } from 'vitest';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { dateAtDoor } from '../../../../../src/screens/front-of-house/door/date-at-door';
import { doorDate } from '../../../../support/door-rows';

const now = new Date('2026-11-21T20:00:00+01:00');

function dateOf(uuid: string, day: number): DoorDateRow {
  const at = (time: string) => new Date(`2026-11-${day}T${time}:00+01:00`);
  return doorDate({ uuid, date: at('20:30'), doorsOpenAt: at('19:30'), doorsCloseAt: at('22:30') });
}
const before = dateOf('hier', 20);
const tonight = dateOf('soir', 21);
const after = dateOf('demain', 22);

test.each([
  ['tonight’s, where nothing was chosen', [before, tonight, after], null, 'soir', false],
  ['the chosen one, whatever the time', [before, tonight, after], 'hier', 'hier', true],
  [
    'another one, as nobody’s choice, where the chosen one was deleted',
    [tonight, after],
    'hier',
    'soir',
    false,
  ],
  ['the last one, where all are over', [before], null, 'hier', false],
] as const)('the door shows %s', (_, dates, chosen, uuid, isChosen) => {
  const shown = dateAtDoor(dates, chosen, now);
  expect([shown?.date.uuid, shown?.isChosen]).toEqual([uuid, isChosen]);
});

test('the door shows nothing where there is no date', () => {
  expect(dateAtDoor([], 'soir', now)).toBe(undefined);
});

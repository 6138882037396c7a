import { expect, test } from 'vitest';
import { doorKeyEnd } from '#common/rules/door-key-end';

const at = (day: number, hour: string) => new Date(`2026-11-${day}T${hour}:00+01:00`);
const hours = (day: number, opens: string, closes: string, nextDay = day) => ({
  doorsOpenAt: at(day, opens),
  doorsCloseAt: at(nextDay, closes),
});
const evening = hours(21, '19:45', '23:30');
const matinee = hours(21, '14:15', '18:00');

test.each([
  ['in mid-evening lasts until the doors have closed', at(21, '20:50'), [evening], at(21, '23:30')],
  ['at noon lasts through that evening', at(21, '12:00'), [evening], at(21, '23:30')],
  [
    'between two shows of a day lasts through the second',
    at(21, '18:30'),
    [matinee, evening],
    at(21, '23:30'),
  ],
  ['in a matinee lasts through the evening too', at(21, '15:00'), [matinee, evening], at(21, '23:30')],
  ['as the doors close is not prolonged', at(21, '23:30'), [evening], at(21, '23:30')],
  ['the day before is not prolonged', at(20, '20:50'), [evening], at(20, '20:50')],
  [
    'after midnight of a long night lasts through it',
    at(22, '00:10'),
    [hours(21, '21:00', '01:00', 22)],
    at(22, '01:00'),
  ],
  ['a week later is not cut', at(28, '20:00'), [evening], at(28, '20:00')],
  ['without any date ends as it says', at(21, '20:50'), [], at(21, '20:50')],
])('a key that expires %s', (_, expiresAt, dates, end) => {
  expect(doorKeyEnd(expiresAt, dates)).toEqual(end);
});

import { expect, test } from 'vitest';
import { seatsLeftQueriesOf } from '#mirror/queries/seats-left-queries';
import { fill, openMirror } from '../stage';

const date = '0190a000-0000-7000-8000-000000000001';

test('the seats left are those that the server last told; before it told any, nothing is said', async () => {
  const { mirror, begin } = openMirror();
  expect(await seatsLeftQueriesOf(mirror).list()).toEqual([]);
  await fill(await begin(), 'seats-left', [{ uuid: date, left: 12 }]);
  expect(await seatsLeftQueriesOf(mirror).list()).toEqual([{ uuid: date, left: 12 }]);
});

import { expect, test } from 'vitest';
import { summariseActsBy } from '#server/platform/database/acts-by';
import { after } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const stage = doorStage();
const { bertrand, rosalie } = troupe;

test('what somebody did at the door is told by how often, and from when to when', async () => {
  for (const minute of [1, 4, 2])
    await stage.sendAs(
      bertrand,
      stage.scan({ code: await stage.codeOf(await stage.ticket()), at: after(minute) }),
    );
  expect(await summariseActsBy(stage.database, 'scans', bertrand.uuid)).toEqual({
    count: 3,
    first: after(1),
    last: after(4),
  });
});

test('who did nothing has no first and no last time', async () => {
  const nothing = { count: 0, first: null, last: null };
  expect(await summariseActsBy(stage.database, 'scans', rosalie.uuid)).toEqual(nothing);
  expect(await summariseActsBy(stage.database, 'ticket_orders', rosalie.uuid)).toEqual(nothing);
});

import { randomUUID } from 'node:crypto';
import { write } from '#server/platform/database/transaction';
import { disarmDevice } from '#server/tickets/device/device-repository';
import { after, openHouse, scan } from './door';
import { type Scenery, phone, ticket, wire } from './matrix-fixtures';
import type { ObjectRule } from './matrix-objects';

const nothing: ObjectRule = { ask: () => ({}) };

/** How the calls of the door are asked: its phones, their scans, what these tell afterwards. */
export const doorRules = {
  listDevices: nothing,
  armDevice: { ask: () => ({ body: { uuid: randomUUID(), name: 'Porte C' } }) },
  disarmDevice: { ask: async (scenery) => ({ params: { uuid: await phone(scenery) } }) },
  voidScans: {
    ask: async (scenery) => ({
      params: { uuid: await disarmedPhone(scenery) },
      body: { since: '2026-11-21T20:00:00+01:00' },
    }),
  },
  sendScans: {
    ask: async (scenery, owner) => ({
      body: {
        scans: [wire(scan(scenery.evening, { ticket: await ticket(scenery, owner), by: owner.uuid }))],
      },
    }),
  },
  listScans: nothing,
  listBegunDates: nothing,
  readEveningReport: { ask: async (scenery) => ({ params: { uuid: await begunDate(scenery) } }) },
} satisfies Record<string, ObjectRule>;

async function disarmedPhone(scenery: Scenery): Promise<string> {
  const uuid = await phone(scenery);
  await write(scenery.api.site.database, (transaction) => disarmDevice(transaction, uuid));
  return uuid;
}

/** A date whose curtain rose an hour ago. */
async function begunDate({ api }: Scenery): Promise<string> {
  return (await openHouse(api.site.database, { date: after(-60) })).date;
}

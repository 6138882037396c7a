import { randomUUID } from 'node:crypto';
import { after, openHouse, scan } from './door';
import { type Scenery, phone, ticket, wire } from './matrix-fixtures';
import type { ObjectRule } from './matrix-objects';

const nothing: ObjectRule = { ask: () => ({}) };

/** How the calls of the door are asked: its phones, their scans, what these tell afterwards. */
export const doorRules = {
  listDevices: nothing,
  armDevice: { ask: () => ({ body: { uuid: randomUUID(), name: 'Porte C' } }) },
  disarmDevice: { ask: async (scenery) => ({ params: { uuid: await phone(scenery) } }) },
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

/** A date whose curtain rose an hour ago. */
async function begunDate({ api }: Scenery): Promise<string> {
  return (await openHouse(api.site.database, { date: after(-60) })).date;
}

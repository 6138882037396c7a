import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#common/base/must';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { type EndpointName, endpoints, pathOf } from '#common/contract/calls/endpoints';
import { type PermissionName, permissions } from '#common/contract/calls/permissions';
import { type RoleCode, roleCodes } from '#common/contract/people/roles';
import { write } from '#server/platform/database/transaction';
import { armDevice } from '#server/tickets/device/device-repository';
import { sentBody, typeOfBody } from '../support/api';
import { after, openHouse } from '../support/door';
import type { Scenery } from '../support/matrix-fixtures';
import { type ObjectRule, type Outcome, objectRules } from '../support/matrix-objects';
import { type Somebody, somebody } from '../support/matrix-people';
import { startApi } from '../support/running-api';

/*
 * Every call of the table, asked on a running server by a visitor, by a holder of each role and by a phone of the door,
 * about an object of their own and about one of somebody else's. A new call has its line here as soon as it is in the
 * table, and what it answers follows from the permission it names and from its rule in matrix-objects.
 */

type Asker = RoleCode | 'nobody' | 'phone';
const askers: readonly Asker[] = ['nobody', ...roleCodes, 'phone'];
const ownsNothing = (asker: Asker) => asker === 'nobody' || asker === 'phone';

type Whose = 'own' | 'foreign';
const ownAndForeign: readonly Whose[] = ['own', 'foreign'];
const foreign: readonly Whose[] = ['foreign'];

/** Who may do what, as the association decided it: the contract's table is compared with this. */
const decided: Readonly<Record<PermissionName, 'everybody' | 'user' | readonly RoleCode[]>> = {
  everybody: 'everybody',
  loggedIn: 'user',
  member: ['ROLE_MEMBRE'],
  content: ['ROLE_ADMIN_CONTENT', 'ROLE_ADMIN'],
  shows: ['ROLE_SECRETAIRE', 'ROLE_ADMIN'],
  bookings: ['ROLE_ADMIN_RESA', 'ROLE_ADMIN'],
  othersTickets: ['ROLE_BILLETTERIE', 'ROLE_SECRETAIRE', 'ROLE_ADMIN_RESA', 'ROLE_ADMIN'],
  freeTicketDemands: ['ROLE_SECRETAIRE', 'ROLE_ADMIN_RESA', 'ROLE_ADMIN'],
  ticketOffice: ['ROLE_BILLETTERIE', 'ROLE_ADMIN'],
  eveningReports: ['ROLE_BILLETTERIE', 'ROLE_ADMIN_RESA', 'ROLE_ADMIN'],
  users: ['ROLE_ADMIN_USER', 'ROLE_ADMIN'],
  members: ['ROLE_ADMIN_MEMBRE', 'ROLE_ADMIN_USER', 'ROLE_ADMIN'],
  site: ['ROLE_ADMIN'],
  backOffice: ['ROLE_MEMBRE'],
  regie: ['ROLE_ADMIN_USER', 'ROLE_ADMIN_RESA', 'ROLE_SECRETAIRE', 'ROLE_ADMIN'],
  profile: ['ROLE_USER'],
};

let scenery: Scenery;

beforeAll(async () => {
  const api = await startApi();
  await api.site.setClock(after(10));
  scenery = { api, evening: await openHouse(api.site.database) };
});

afterAll(() => scenery.api.close());

test('the permission table is what the association decided', () => {
  expect(permissions).toEqual(decided);
});

test.each(Object.keys(endpoints) as EndpointName[])(
  '%s answers everybody as their roles say',
  async (name) => {
    const cells = askers.flatMap((asker) =>
      (ownsNothing(asker) ? foreign : ownAndForeign).map((whose) => ({ asker, whose })),
    );
    const lines = await Promise.all(
      cells.map(async ({ asker, whose }) => {
        const { owner, bearer, roles } = await cast(asker, whose);
        const found = await outcomeOf(name, bearer, owner);
        return { cell: `${asker}, ${whose}`, found, expected: expectedOutcome(name, asker, roles, whose) };
      }),
    );
    expect(lines.map(({ cell, found }) => [cell, found])).toEqual(
      lines.map(({ cell, expected }) => [cell, expected]),
    );
  },
);

/** Who asks, and whose the object is. A visitor and a phone own nothing. */
async function cast(asker: Asker, whose: Whose) {
  const { database } = scenery.api.site;
  const other = () => somebody(database, 'ROLE_MEMBRE');
  if (asker === 'nobody') return { owner: await other(), bearer: null, roles: null };
  if (asker === 'phone') return { owner: await other(), bearer: await deviceKey(), roles: null };
  const caller = await somebody(database, asker);
  return { owner: whose === 'own' ? caller : await other(), bearer: caller.token, roles: caller.roles };
}

async function deviceKey(): Promise<string> {
  const { key } = await write(scenery.api.site.database, (transaction) =>
    armDevice(transaction, { uuid: randomUUID(), name: 'Porte E' }, randomUUID()),
  );
  return key;
}

function expectedOutcome(
  name: EndpointName,
  asker: Asker,
  roles: readonly RoleCode[] | null,
  whose: Whose,
): Outcome {
  const endpoint: Endpoint = endpoints[name];
  const rule: ObjectRule = objectRules[name];
  const permission = decided[endpoint.who];
  if (permission === 'everybody') return rule.everybody ?? 'done';
  if (roles === null) {
    if (asker === 'phone') return endpoint.orDevice === true ? 'done' : 'missing-role';
    return 'no-session';
  }
  if (permission !== 'user' && !permission.some((role) => roles.includes(role))) return 'missing-role';
  const holds = (role: RoleCode) => roles.includes(role);
  return rule[whose]?.(holds) ?? 'done';
}

async function outcomeOf(name: EndpointName, bearer: string | null, owner: Somebody): Promise<string> {
  const endpoint: Endpoint = endpoints[name];
  const { params, body } = await objectRules[name].ask(scenery, owner);
  const response = await fetch(scenery.api.origin + pathOf(endpoint.path, params), {
    method: endpoint.method,
    headers: {
      // One network each, so that no limit of one cell affects another.
      'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
      ...(endpoint.queued === true && { 'Idempotency-Key': randomUUID() }),
      ...typeOfBody(body),
    },
    ...(body !== undefined && { body: sentBody(body) }),
  });
  if (response.ok) {
    await response.body?.cancel();
    return 'done';
  }
  const { code, fields }: { code: string; fields?: unknown } = must(await response.json(), 'the error');
  return fields === undefined ? code : `${code} ${JSON.stringify(fields)}`;
}

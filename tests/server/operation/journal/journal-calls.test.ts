import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { type EndpointName, endpoints, pathOf } from '#common/contract/calls/endpoints';
import { sentBody, typeOfBody } from '../../../support/api';
import { after, openHouse } from '../../../support/door';
import type { Scenery } from '../../../support/matrix-fixtures';
import { type ObjectRule, objectRules } from '../../../support/matrix-objects';
import { somebody } from '../../../support/matrix-people';
import { startApi } from '../../../support/running-api';

let scenery: Scenery;

beforeAll(async () => {
  const api = await startApi();
  await api.site.setClock(after(10));
  scenery = { api, evening: await openHouse(api.site.database) };
});

afterAll(() => scenery.api.close());

const calls: readonly [string, Endpoint][] = Object.entries(endpoints);
const journalled = calls.filter(([, { journal }]) => journal !== undefined).map(([name]) => name);

/** Fields that change something, where those of the matrix change nothing. */
const changing: Readonly<Partial<Record<EndpointName, object>>> = {
  updateUser: { firstname: 'Autrement' },
  changeHabilitations: { habilitations: [{ code: 'ROLE_USER' }] },
  blockUser: { disabledUntil: '2026-12-01T00:00:00+01:00' },
  updateFreeTicket: { name: 'Hélène Untel' },
  changeOfficeFreeTicket: { name: 'Hélène Untel' },
  changeDoorDate: { latecomersUntil: '2026-11-21T21:00:00+01:00' },
};

test.each(journalled as EndpointName[])(
  '%s of what is somebody else’s makes an entry, without their name and address',
  async (name) => {
    const { database } = scenery.api.site;
    const owner = await somebody(database, 'ROLE_MEMBRE');
    const author = await somebody(database, 'ROLE_ADMIN');
    const { path, method, queued, journal }: Endpoint = endpoints[name];
    const { ask }: ObjectRule = objectRules[name];
    const { params, body: asked } = await ask(scenery, owner);
    const body = name in changing ? { ...Object(asked), ...changing[name] } : asked;
    const answer = await fetch(scenery.api.origin + pathOf(path, params), {
      method,
      headers: {
        Authorization: `Bearer ${author.token}`,
        ...(queued === true && { 'Idempotency-Key': randomUUID() }),
        ...typeOfBody(body),
      },
      ...(body !== undefined && { body: sentBody(body) }),
    });
    expect([200, 201, 204]).toContain(answer.status);
    const entries = await database
      .selectFrom('journal')
      .selectAll()
      .where('author', '=', author.uuid)
      .execute();
    expect(entries).toMatchObject([{ noun: journal?.noun, act: journal?.act }]);
    expect(JSON.stringify(entries)).not.toMatch(/Untel|public\.example/);
  },
);

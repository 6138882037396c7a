import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#common/contract/calls/endpoints';
import type { AskedCall } from '#worker/api';
import { isReading } from '../../../src/bridge/calls';

test('a call that a page may ask for again by itself changes nothing', () => {
  const names = Object.keys(endpoints) as readonly EndpointName[];
  const repeated = names.filter((name) => isReading(name as AskedCall));
  expect(repeated.length).toBeGreaterThan(50);
  expect(repeated.filter((name) => endpoints[name].method !== 'GET')).toEqual([]);
});

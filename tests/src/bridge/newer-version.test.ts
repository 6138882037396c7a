import { expect, test, vi } from 'vitest';
import type { BuildAnswer } from '#worker/service-messages';
import { newerVersion } from '../../../src/bridge/newer-version';

declare const __BUILD__: { readonly id: string };

const own = __BUILD__.id;

/** A version of the service worker, which says of which build it is unless it knows no such question. */
const versionOf = (answer: BuildAnswer) =>
  ({
    postMessage: (_: unknown, [port]: readonly MessagePort[]) => port?.postMessage(answer),
  }) as unknown as ServiceWorker;

const serves = (answer: object) => vi.stubGlobal('fetch', async () => Response.json(answer));
const answersNothing = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

test('a version of another build is offered to the page', async () => {
  serves({ id: 'the-next-build', mustInstall: false, mandatory: '00.00.00' });
  expect(await newerVersion(versionOf({ build: 'the-next-build' }))).toEqual({ mustInstall: false });
});

test.each([{ mustInstall: true }, { mandatory: '99.00.00' }])(
  'one that devices have to install is told as such: %o',
  async (says) => {
    serves({ id: 'the-next-build', ...says });
    expect(await newerVersion(versionOf({ build: 'the-next-build' }))).toEqual({ mustInstall: true });
  },
);

test('a version of a former build, which does not say its name, is offered too, with or without a network', async () => {
  answersNothing();
  expect(await newerVersion(versionOf({}))).toEqual({ mustInstall: false });
});

test('a page is not offered its own build, as by the first version, which browsers may tell of late', async () => {
  answersNothing();
  expect(await newerVersion(versionOf({ build: own }))).toBeNull();
});

test('a page of the build that is served is offered none, whatever waits beside it', async () => {
  serves({ id: own, mustInstall: true });
  expect(await newerVersion(versionOf({ build: 'a-former-build' }))).toBeNull();
});

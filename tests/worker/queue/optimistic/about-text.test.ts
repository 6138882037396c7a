import { expect, test } from 'vitest';
import type { AboutText } from '#common/contract/content/about-text';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { EffectRows, WaitingWrite } from '#worker/queue/optimistic/effect';
import { effectOf } from '#worker/queue/optimistic/effect-of';
import { paragraph } from '../../../support/news-draft';

const agathe = {
  uuid: '0190a000-0000-7000-8000-000000000008',
  slug: 'agathe-roussel',
  name: 'Roussel',
  firstname: 'Agathe',
};
const uuid = '0190a000-0000-7000-8000-0000000000d1';
const at = new Date('2026-11-21T20:30:00.500+01:00');
const saved = new Date('2026-11-21T20:30:00+01:00');
const draft = { type: 'PAGE' as const, title: ' Contacts ', content: paragraph('Au foyer.') };

const write = (call: QueuedCall, body: object): WaitingWrite => ({
  key: '0190a000-0000-7000-8000-0000000000c1',
  thing: `about-text:${uuid}`,
  seq: 1,
  at,
  call,
  params: {},
  body,
  author: agathe,
  device: null,
  status: null,
});

/** What becomes of a text as the mirror has it. */
function apply(call: QueuedCall, body: object, before: AboutText | null): AboutText | null {
  let row: unknown = before;
  const effectRows = { get: () => row, set: (_: string, __: string, now: unknown) => (row = now) };
  effectOf(write(call, body))?.apply(effectRows as unknown as EffectRows);
  return row as AboutText | null;
}

const text: AboutText = {
  uuid,
  slug: 'contacts',
  title: 'Contacts',
  type: 'PAGE',
  content: paragraph('Au foyer.'),
  version: 4,
  lastAuthor: agathe,
  lastModified: saved,
};

test('a text created here is there at once, under its slug, or its uuid until the server has found one', () => {
  expect(apply('createAboutText', { ...draft, slug: 'contacts' }, null)).toEqual({ ...text, version: 1 });
  expect(apply('createAboutText', draft, null)?.slug).toBe(uuid);
  expect(apply('createAboutText', draft, text)).toBe(text);
});

test('a text saved here says so, and leaves its version to the server', () => {
  const { lastAuthor: _, ...before } = { ...text, title: 'Avant', lastModified: new Date(0) };
  expect(apply('updateAboutText', draft, before)).toEqual(text);
  expect(apply('updateAboutText', draft, text)).toEqual(text);
});

test('a text that is no more is not brought back, and one that will be refused shows nothing', () => {
  expect(apply('updateAboutText', draft, null)).toBeNull();
  expect(apply('updateAboutText', { ...draft, content: 'texte' }, text)).toBe(text);
});

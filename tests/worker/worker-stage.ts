import type { NewScan, SyncState } from '#worker/api';
import { createWorker } from '#worker/data-worker';
import { type SentRequest, type Server, openStage } from './stage';

export const colette = {
  uuid: '0190a000-0000-7000-8000-000000000004',
  slug: 'colette-marty',
  name: 'Marty',
  firstname: 'Colette',
  email: 'colette@troupe.example',
  creationDate: '2020-09-01T10:00:00+02:00',
  isActivated: true,
  temporary: false,
  habilitations: [{ code: 'ROLE_ADMIN', name: 'Administrateur' }],
};
export const session = {
  token: 'jeton',
  expiresAt: '2026-11-21T20:45:00+01:00',
  user: colette,
  refreshToken: { token: 'relance', expiresAt: '2026-12-21T20:30:00+01:00' },
};
export const nothingNew = {
  cursors: { public: 'c1', mine: 'c1' },
  scopes: ['contenu', 'billetterie', `user:${colette.uuid}`],
  serverNow: '2026-11-21T20:30:00+01:00',
};
/** A pull that tells Colette which roles she has now. */
export const pulledWith = (roles: readonly string[]) => ({
  status: 200,
  body: {
    cursors: { public: 'c1', mine: 'm1' },
    scopes: [`user:${colette.uuid}`],
    put: { account: [{ ...colette, habilitations: roles.map((code) => ({ code, name: code })) }] },
    serverNow: '2026-11-21T20:30:00+01:00',
  },
});
export const dateUuid = '0190a000-0000-7000-8000-0000000000d1';
/** Colette writes a news item. */
export const newsWrite = {
  call: 'createNews',
  params: {},
  body: {
    uuid: '0190a000-0000-7000-8000-0000000000a1',
    title: 'Rideau',
    description: '',
    content: { type: 'adls-text', content: [] },
    years: [],
    spectacleTypes: [],
  },
  lane: 'news:0190a000-0000-7000-8000-0000000000a1',
  base: null,
  label: 'Brève « Rideau »',
} as const;

/** Somebody comes in with a ticket. */
export const entryScan = (fields: Partial<NewScan> = {}): NewScan => ({
  ticket: '0190a000-0000-7000-8000-0000000000b1',
  code: null,
  dateUuid,
  kind: 'entry',
  count: 1,
  undoes: null,
  paid: false,
  at: new Date('2026-11-21T20:29:30.750+01:00'),
  ...fields,
});

export const error = (code: string) => ({ code, message: code });

export type Answers = Readonly<Record<string, (request: SentRequest) => ReturnType<Server>>>;

/** A worker beside a server that knows Colette; `answers` says what it answers besides, by method and path. */
export async function openWorker(answers: Answers = {}) {
  const known: Answers = {
    'POST /api/authtokens': () => ({ status: 200, body: session }),
    'POST /api/changes': () => ({ status: 200, body: nothingNew, headers: { 'X-XSRF-TOKEN': 'croix' } }),
    ...answers,
  };
  const stage = openStage((request) => {
    const path = request.path
      .replace(/\?.*$/, '')
      .replace(/^(\/api\/(?:news|authtokens|uploads|devices))\/.*$/, '$1/*');
    return known[`${request.method} ${path}`]?.(request) ?? 'silence';
  });
  const worker = createWorker(stage.surroundings);
  let state: SyncState | null = null;
  await worker.watch((now) => (state = now));
  await worker.start({ firstRows: null });
  const sentTo = (method: string, path: string) =>
    stage.sent.filter((request) => request.method === method && request.path.startsWith(path));
  return { ...stage, worker, sentTo, state: () => state };
}

/** The same, with Colette logged in: an administrator. */
export async function openAsColette(answers: Answers = {}) {
  const opened = await openWorker(answers);
  await opened.worker.login('colette@troupe.example', 'Rideau-1984!');
  return opened;
}

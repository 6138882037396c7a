import type { RoleCode } from '#common/contract/people/roles';
import type { Session } from '#common/contract/people/session';

const HOUR_MS = 3_600_000;

/** Colette's session, from this moment on. */
export function sessionOfColette(now: Date, ...roles: readonly RoleCode[]): Session {
  return {
    token: 'jeton-de-colette',
    expiresAt: new Date(now.getTime() + HOUR_MS / 4),
    user: {
      uuid: '01900000-0000-7000-8000-000000000004',
      slug: 'colette-marty',
      name: 'Marty',
      firstname: 'Colette',
      email: 'colette@theatre.example',
      creationDate: new Date('2020-09-01T18:00:00Z'),
      isActivated: true,
      temporary: false,
      habilitations: ['ROLE_USER' as const, ...roles].map((code) => ({ code, name: code })),
    },
    refreshToken: { token: 'reprise-de-colette', expiresAt: new Date(now.getTime() + 30 * 24 * HOUR_MS) },
  };
}

/** A local storage in memory; `isOff` is one that the browser forbids. */
export function storageInMemory(isOff = false): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const records = new Map<string, string>();
  const open = () => {
    if (isOff) throw new DOMException('Storage is off', 'SecurityError');
    return records;
  };
  return {
    getItem: (key) => open().get(key) ?? null,
    setItem: (key, value) => void open().set(key, value),
    removeItem: (key) => void open().delete(key),
  };
}

/** Another one, whose keys can be listed, as those of a browser's. */
export const listedStorage = () =>
  new Proxy<Record<string, unknown>>(
    {},
    {
      get: (records, name) =>
        ({
          getItem: (key: string) => records[key] ?? null,
          setItem: (key: string, value: string) => (records[key] = value),
          removeItem: (key: string) => Reflect.deleteProperty(records, key),
        })[String(name)],
    },
  );

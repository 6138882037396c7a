import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { NoPostgres } from './no-postgres';

/** An account of this machine. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** The number of the account that this process runs as; null where accounts have none. */
export const ownUid = (): number | null => process.getuid?.() ?? null;

/** The account with this number; one that /etc/passwd does not know is named by its number, in its own group. */
export async function accountOf(uid: number): Promise<SystemUser> {
  const known = (await readAccounts()).find((account) => account.uid === uid);
  return known ?? { name: `n° ${uid}`, uid, gid: uid };
}

const candidates = ['postgres', 'nobody'];

/** Whether an account is one that PostgreSQL may run as for root. */
export const isCandidate = ({ name }: SystemUser): boolean => candidates.includes(name);

/** The account that PostgreSQL runs as for root. initdb wants one with a name, so no number does. Throws NoPostgres. */
export async function unprivilegedUser(): Promise<SystemUser> {
  const accounts = await readAccounts();
  for (const candidate of candidates) {
    const account = accounts.find(({ name, uid }) => name === candidate && uid > 0);
    if (account !== undefined) return account;
  }
  const names = { french: candidates.join(' ou '), english: candidates.join(' or ') };
  throw new NoPostgres(
    `PostgreSQL refuse de tourner en tant que root, et il n’y a pas d’utilisateur ${names.french} : lancez le site sous un autre compte, ou indiquez DATABASE_URL.`,
    `PostgreSQL refuses to run as root, and there is no user ${names.english}: run the site under another account, or name a DATABASE_URL.`,
  );
}

async function readAccounts(): Promise<SystemUser[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** Whether the user can traverse every folder down to this one. */
export async function reaches({ uid, gid }: SystemUser, folder: string): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = dirname(folder);
  return above === folder || reaches({ name: '', uid, gid }, above);
}

import { createHash } from 'node:crypto';
import { uuidV7 } from '#common/base/uuid';
import { slugOf } from '#common/base/slug';
import type { RoleCode } from '#common/contract/people/roles';
import type { WriteTransaction } from '../../platform/database/transaction';
import { hashPassword } from '../../platform/guard/password-hash';
import { addUser, type NewUser } from '../../people/user/user-repository';

/** The password of every demo account. */
const DEMO_PASSWORD = 'Theatre-2026!';

const FOUNDED = Date.UTC(2010, 8, 1);
const DAY = 86_400_000;

/** The demo accounts, by the local part of their address. */
export const demoPeople = {
  admin: person('admin', 'Hélène', 'Castagnier', 'ROLE_ADMIN'),
  contenu: person('contenu', 'Mathilde', 'Orsini', 'ROLE_ADMIN_CONTENT'),
  resa: person('resa', 'Baptiste', 'Lemercier', 'ROLE_ADMIN_RESA'),
  comptes: person('comptes', 'Nadia', 'Ferrand', 'ROLE_ADMIN_USER'),
  billetterie: person('billetterie', 'Gaspard', 'Thévenot', 'ROLE_BILLETTERIE'),
  secretaire: person('secretaire', 'Solange', 'Pruvost', 'ROLE_SECRETAIRE'),
  membre: person('membre', 'Lucien', 'Bonnafous', 'ROLE_MEMBRE'),
  visiteur: person('visiteur', 'Inès', 'Delmotte', 'ROLE_USER'),
} as const;

export type DemoPerson = keyof typeof demoPeople;

/** Adds an account for each role, all with the demo password. */
export async function addDemoPeople(transaction: WriteTransaction): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  for (const person of Object.values(demoPeople)) await addUser(transaction, { ...person, password_hash });
}

/** A uuid that is the same for the same thing in every demo; version 7, so that keys sort by creation. */
export function demoUuid(name: string, at: Date): string {
  return uuidV7(at.getTime(), createHash('sha256').update(name).digest());
}

function person(
  mailbox: string,
  firstname: string,
  name: string,
  role: RoleCode,
): Omit<NewUser, 'password_hash'> {
  const creationDate = new Date(FOUNDED + mailbox.length * 37 * DAY);
  return {
    uuid: demoUuid(mailbox, creationDate),
    slug: slugOf(`${firstname} ${name}`),
    name,
    firstname,
    email: `${mailbox}@theatre.example`,
    birth_date: null,
    creation_date: creationDate,
    last_access: null,
    disabled_until: null,
    is_activated: true,
    temporary: false,
    roles: role === 'ROLE_USER' ? [role] : ['ROLE_USER', 'ROLE_MEMBRE', role],
  };
}

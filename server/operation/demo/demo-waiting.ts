import { slugOf } from '#common/base/slug';
import type { RoleCode } from '#common/contract/people/roles';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordRoleDemand } from '../../people/role-demand/role-demand-repository';
import { type NewUser, addUser } from '../../people/user/user-repository';
import type { DemoCalendar } from './demo-calendar';
import { type DemoPerson, demoPeople, demoUuid } from './demo-people';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Work for the account administrator: role demands, accounts not activated, a blocked account. */
export async function addDemoWaiting(transaction: WriteTransaction, calendar: DemoCalendar): Promise<void> {
  for (const person of peopleWhoWait(calendar)) await addUser(transaction, person);
  for (const demand of demands(calendar)) {
    await transaction.database.insertInto('role_demands').values(demand).execute();
    recordRoleDemand(transaction, demand);
  }
}

function peopleWhoWait({ now }: DemoCalendar): NewUser[] {
  const ago = (time: number) => new Date(now.getTime() - time);
  return [
    person('Édith', 'Marchandeau', ago(3 * HOUR), { is_activated: false }),
    person('Oscar', 'Le Goff', ago(2 * DAY), { is_activated: false, temporary: true }),
    person('Jeanne', 'Vasseur', ago(16 * DAY), { is_activated: false }),
    person('Raoul', 'Pichon', ago(400 * DAY), {
      disabled_until: new Date(now.getTime() + 30 * DAY),
      last_access: ago(5 * DAY),
    }),
    person('Blanche', 'Torquet', ago(21 * DAY), { temporary: true, last_access: ago(20 * DAY) }),
    person('Firmin', 'Aubertin', ago(3100 * DAY), {
      roles: ['ROLE_USER', 'ROLE_ANCIEN_MEMBRE'],
      last_access: ago(240 * DAY),
    }),
  ];
}

function person(firstname: string, name: string, at: Date, fields: Partial<NewUser>): NewUser {
  const slug = slugOf(`${firstname} ${name}`);
  return {
    uuid: demoUuid(slug, at),
    slug,
    name,
    firstname,
    email: `${slug}@public.example`,
    password_hash: null,
    birth_date: null,
    creation_date: at,
    last_access: null,
    disabled_until: null,
    is_activated: true,
    temporary: false,
    roles: ['ROLE_USER'],
    ...fields,
  };
}

function demands({ now }: DemoCalendar) {
  const demand = (by: DemoPerson, role: RoleCode, before: number) => {
    const created_at = new Date(now.getTime() - before);
    return {
      uuid: demoUuid(`demande ${by} ${role}`, created_at),
      user_uuid: demoPeople[by].uuid,
      role,
      created_at,
      decided_at: null,
      decided_by: null,
      accepted: null,
      reason: null,
    };
  };
  const decided = (hours: number) => ({
    decided_at: new Date(now.getTime() - hours * HOUR),
    decided_by: demoPeople.comptes.uuid,
  });
  return [
    demand('membre', 'ROLE_BILLETTERIE', 5 * HOUR),
    demand('contenu', 'ROLE_SECRETAIRE', 2 * DAY),
    {
      ...demand('membre', 'ROLE_ADMIN_CONTENT', 40 * DAY),
      ...decided(39 * 24),
      accepted: false,
      reason: 'Mathilde s’en occupe cette saison ; reparlons-en en septembre.',
    },
    { ...demand('billetterie', 'ROLE_BILLETTERIE', 300 * DAY), ...decided(299 * 24), accepted: true },
  ];
}

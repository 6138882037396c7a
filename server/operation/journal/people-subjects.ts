import { roleDemandOf, selectRoleDemands } from '../../people/role-demand/role-demand-repository';
import { findUsers, userOf } from '../../people/user/user-repository';
import { findDevices } from '../../tickets/device/device-repository';
import type { FindSubject } from './journal-subject';

export const findUserSubject: FindSubject = async (database, uuid) => {
  const [stored] = await findUsers(database, [uuid]);
  if (stored === undefined) return undefined;
  const { name, firstname, email, birthDate, habilitations, isActivated, temporary, disabledUntil } =
    userOf(stored);
  return {
    key: uuid,
    person: uuid,
    shown: { habilitations: habilitations.map(({ code }) => code), isActivated, temporary, disabledUntil },
    concealed: { name, firstname, email, birthDate },
  };
};

export const findRoleDemandSubject: FindSubject = async (database, uuid) => {
  const stored = await selectRoleDemands(database).where('demand.uuid', '=', uuid).executeTakeFirst();
  if (stored === undefined) return undefined;
  const { role, user, state, reason } = roleDemandOf(stored);
  return {
    key: uuid,
    name: role.name,
    person: user.uuid,
    shown: { state: state.code },
    concealed: { reason },
  };
};

export const findDeviceSubject: FindSubject = async (database, uuid) => {
  const device = (await findDevices(database, [uuid])).get(uuid);
  if (device === undefined) return undefined;
  const { name, disarmed_at, void_from, expires_at } = device;
  return {
    key: uuid,
    name,
    shown: {
      disarmedAt: disarmed_at ?? undefined,
      voidFrom: void_from ?? undefined,
      expiresAt: expires_at,
    },
  };
};

import { databaseNow } from './platform/database/clock';
import { findDeviceByKey } from './tickets/device/device-repository';
import type { ResolveCaller } from './platform/http/caller-resolver';
import { findSessionUser } from './people/session/session-repository';

/** The caller that a bearer token identifies: the person of a session, else the phone of a door. */
export const resolveCaller: ResolveCaller = async (database, bearer) => {
  const person = await findSessionUser(database, bearer);
  if (person !== null) return { person, device: null };
  const device = await findDeviceByKey(database, bearer, await databaseNow(database));
  return device === undefined ? 'expired' : { person: null, device: device.uuid };
};

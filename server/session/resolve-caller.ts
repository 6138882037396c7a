import type { ResolveCaller } from '../http/resolve-caller';
import { findSessionUser } from './session-repository';

/** Whom a bearer token speaks for: the person of a session, else the phone of a door. */
export const resolveCaller: ResolveCaller = async (database, bearer) => {
  const person = await findSessionUser(database, bearer);
  return person === null ? 'expired' : { person, device: null };
};

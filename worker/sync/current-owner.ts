import { scopesOf } from '#common/rules/scopes';
import type { Device } from '#mirror/device';
import type { Owner } from './generations';
import type { SessionManager } from '../session/session-manager';

interface Needs {
  readonly keeper: SessionManager;
  /** The estimated server time, by which the door's right ends. */
  readonly correctedNow: () => number;
}

/**
 * The owner of this mirror: the person logged in, or else the door, or no one. A member who logs in for a moment on a phone
 * that is a door must not empty it: without them it shows its tickets to whoever holds it, and only the office can fill it again.
 */
export async function currentOwner({ keeper, correctedNow }: Needs, device: Device): Promise<Owner> {
  const armed = (await device.fact('armed'))?.device;
  const isDoor = armed !== undefined && !armed.disarmed && armed.expiresAt.getTime() > correctedNow();
  const user = keeper.current()?.user;
  if (user === undefined) return { uuid: null, scopes: isDoor ? ['billetterie'] : [], keepsDoor: isDoor };
  const roles = new Set(user.habilitations.map(({ code }) => code));
  const scopes = scopesOf({ uuid: user.uuid, roles });
  return { uuid: user.uuid, scopes, keepsDoor: isDoor && !scopes.includes('billetterie') };
}

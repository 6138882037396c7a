import { scopesOf } from '#common/rules/scopes';
import type { Device } from '#mirror/device';
import type { Owner } from './owner';
import type { SessionManager } from '../session/session-manager';

interface Needs {
  readonly keeper: SessionManager;
  /** The estimated server time, by which the door's right ends. */
  readonly correctedNow: () => number;
}

/** The owner of this mirror: the person logged in, or else the door, or no one. */
export async function currentOwner({ keeper, correctedNow }: Needs, device: Device): Promise<Owner> {
  const user = keeper.current()?.user;
  if (user !== undefined) {
    const roles = new Set(user.habilitations.map(({ code }) => code));
    return { uuid: user.uuid, scopes: scopesOf({ uuid: user.uuid, roles }) };
  }
  const armed = (await device.fact('armed'))?.device;
  const isDoor = armed !== undefined && !armed.disarmed && armed.expiresAt.getTime() > correctedNow();
  return { uuid: null, scopes: isDoor ? ['billetterie'] : [] };
}

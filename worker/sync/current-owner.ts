import { doorKeyEnd } from '#common/rules/door-key-end';
import { scopesOf } from '#common/rules/scopes';
import type { Mirror } from '#mirror/database';
import type { ArmedFact, Device } from '#mirror/device';
import type { Owner } from './owner';
import type { SessionManager } from '../session/session-manager';
import type { SyncBoard } from './sync-board';

interface Needs {
  readonly keeper: SessionManager;
  readonly mirror: Pick<Mirror, 'read'>;
  readonly board: Pick<SyncBoard, 'contact'>;
}

/** The owner of this mirror: the person logged in, or else the door, or no one. */
export async function currentOwner(needs: Needs, device: Device): Promise<Owner> {
  const user = needs.keeper.current()?.user;
  if (user !== undefined) {
    const roles = new Set(user.habilitations.map(({ code }) => code));
    return { uuid: user.uuid, scopes: scopesOf({ uuid: user.uuid, roles }) };
  }
  const armed = (await device.fact('armed'))?.device;
  const isDoor = armed !== undefined && !armed.disarmed && (await isGood(needs, armed));
  return { uuid: null, scopes: isDoor ? ['billetterie'] : [] };
}

/**
 * Whether a door key is good, also in an evening that it would end in by itself: by the time that the server gave last. A
 * clock that jumps ahead without a network would otherwise take the tickets from the door.
 */
async function isGood({ mirror, board }: Needs, { expiresAt }: ArmedFact): Promise<boolean> {
  const heardAt = board.contact().mirroredAt;
  if (heardAt === null || expiresAt > heardAt) return true;
  const dates = await mirror.read((generation) => generation.rows('door-dates').toArray(), []);
  return doorKeyEnd(expiresAt, dates) > heardAt;
}

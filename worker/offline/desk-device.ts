import { worksAtDesk } from '#common/rules/desk-work';
import { openDevice } from '#mirror/device';
import type { Storage } from '#mirror/storage';

/** Whether this device is armed as a door, or whoever is logged in here works for the association. */
export async function isDeskDevice(storage: Storage): Promise<boolean> {
  const device = openDevice(storage);
  try {
    const armed = (await device.fact('armed'))?.device;
    if (armed !== undefined && !armed.disarmed) return true;
    const user = (await device.fact('session'))?.session.user;
    return user !== undefined && worksAtDesk(new Set(user.habilitations.map(({ code }) => code)));
  } finally {
    device.database.close();
  }
}

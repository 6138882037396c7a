import type { PersonPart } from '../database/person-part';
import { listKnownDevices, listSessions } from './own-session-repository';

export const sessionPerson = {
  columns: {
    'session_families.user_uuid': { told: { in: 'sessions' } },
    'known_devices.user_uuid': { told: { in: 'devices' } },
  },
  async tell(database, { uuid }) {
    return {
      sessions: await listSessions(database, uuid, null),
      devices: await listKnownDevices(database, uuid),
    };
  },
} satisfies PersonPart;

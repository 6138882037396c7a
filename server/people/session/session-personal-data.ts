import type { PersonalData } from '../../platform/database/personal-data';
import { listKnownDevices, listSessions } from './own-session-repository';

export const sessionPersonalData = {
  columns: {
    'session_families.user_uuid': { exported: { in: 'sessions' } },
    'known_devices.user_uuid': { exported: { in: 'devices' } },
  },
  async exportFields(database, { uuid }) {
    return {
      sessions: await listSessions(database, uuid, null),
      devices: await listKnownDevices(database, uuid),
    };
  },
} satisfies PersonalData;

import type { PersonalData } from '../../platform/database/personal-data';

export const devicePersonalData = {
  columns: { 'devices.armed_by': { exported: { in: 'armedDevices' } } },
  async exportFields(database, { uuid }) {
    return {
      armedDevices: await database
        .selectFrom('devices')
        .select(['name', 'armed_at'])
        .where('armed_by', '=', uuid)
        .orderBy('armed_at')
        .orderBy('uuid')
        .execute(),
    };
  },
} satisfies PersonalData;

import type { PersonPart } from '../database/person-part';

export const devicePerson = {
  columns: { 'devices.armed_by': { told: { in: 'armedDevices' } } },
  async tell(database, { uuid }) {
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
} satisfies PersonPart;

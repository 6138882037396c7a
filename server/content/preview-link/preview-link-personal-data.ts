import type { PersonalData } from '../../platform/database/personal-data';

export const previewLinkPersonalData = {
  columns: { 'preview_links.created_by': { exported: { in: 'previewLinks' } } },
  async exportFields(database, { uuid }) {
    return {
      previewLinks: await database
        .selectFrom('preview_links')
        .select(['kind', 'created_at', 'expires_at'])
        .where('created_by', '=', uuid)
        .orderBy('created_at')
        .orderBy('uuid')
        .execute(),
    };
  },
} satisfies PersonalData;

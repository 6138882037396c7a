import type { PersonPart } from '../database/person-part';

export const previewLinkPerson = {
  columns: { 'preview_links.created_by': { told: { in: 'previewLinks' } } },
  async tell(database, { uuid }) {
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
} satisfies PersonPart;

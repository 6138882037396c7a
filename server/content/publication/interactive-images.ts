import { type RawBuilder, sql } from 'kysely';
import { interactiveImageAudience, secretariatAudience } from '#common/rules/audience';
import type { WriteTransaction } from '../../platform/database/transaction';

interface Seen {
  readonly uuid: string;
  readonly visibleFrom: Date;
  readonly visibleUntil: Date;
  /** The show has nothing but rehearsals. */
  readonly isRehearsed: boolean;
  readonly picturesFrom: Date | null;
}

/**
 * Records who may see interactive images from now on: those of a show, those that show an image, or one. Call it after
 * writing any of them. Their pictures are locked first: of two concurrent changes the second sees the first.
 */
export async function recordInteractiveImages(
  { database, recordChange }: WriteTransaction,
  which: { readonly show: string } | { readonly image: string } | { readonly uuid: string },
): Promise<void> {
  const isMeant = conditionOf(which);
  if (!('image' in which))
    await sql`
      select from images where uuid in (select unnest(${pictures}) from interactive_images i where ${isMeant})
      order by uuid for no key update`.execute(database);
  const { rows } = await sql<Seen>`
    select i.uuid, s.visible_from as "visibleFrom", s.visible_until as "visibleUntil",
      exists (select from show_dates where show_uuid = s.uuid and rehearsal)
        and not exists (select from show_dates where show_uuid = s.uuid and not rehearsal) as "isRehearsed",
      -- In a zone, an image that is in the trash is not shown.
      (select max(visible_from) from images where deleted_at is null and images.uuid = any(${pictures})
        having bool_or(images.uuid = i.image_uuid)) as "picturesFrom"
    from interactive_images i join shows s on s.uuid = i.show_uuid where ${isMeant}`.execute(database);
  for (const { uuid, isRehearsed, picturesFrom, ...show } of rows) {
    recordChange('interactive-images', uuid, isRehearsed ? [] : interactiveImageAudience(show, picturesFrom));
    recordChange('desk-interactive-images', uuid, isRehearsed ? [] : secretariatAudience);
  }
}

/** The images that an interactive image `i` shows, also in its zones. */
const pictures = sql`array(
  select i.image_uuid union
  select (zone ->> 'image')::uuid from jsonb_array_elements(i.zones) as zone where zone ->> 'image' is not null)`;

function conditionOf(which: Parameters<typeof recordInteractiveImages>[1]): RawBuilder<unknown> {
  if ('show' in which) return sql`i.show_uuid = ${which.show}`;
  if ('uuid' in which) return sql`i.uuid = ${which.uuid}`;
  return sql`(i.image_uuid = ${which.image} or i.zones @> ${JSON.stringify([{ image: which.image }])}::jsonb)`;
}

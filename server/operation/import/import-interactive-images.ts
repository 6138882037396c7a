import { type Infer, object } from 'superstruct';
import { MAX_INTERACTIVE_IMAGES, zonesWrite } from '#common/contract/agenda/interactive-image';
import { line, slug, uuid, wholeNumber } from '#common/contract/fields/primitives';
import { must } from '#common/base/must';
import { keptZones } from '#common/rules/kept-zones';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { lockNoun } from '../../content/publication/free-slug';
import {
  countInteractiveImages,
  storeInteractiveImage,
} from '../../agenda/interactive-image/interactive-image-repository';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../../platform/database/find-existing';

const importedInteractiveImage = object({
  uuid,
  show: object({ slug }),
  title: line(200),
  image: object({ uuid }),
  zones: zonesWrite,
  rank: wholeNumber,
});

export type ImportedInteractiveImage = Infer<typeof importedInteractiveImage>;

/** Interactive images of shows. An image that is missing is not refused: it may have been in the trash. */
export const importInteractiveImages: Importer<ImportedInteractiveImage> = {
  name: 'interactive-images',
  label: 'Images interactives',
  struct: importedInteractiveImage,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  images: readonly ImportedInteractiveImage[],
): Promise<Outcome[]> {
  await lockNoun(transaction, 'shows');
  const { database } = transaction;
  const uuids = await findExisting(
    database,
    'interactive_images',
    'uuid',
    images.map((image) => image.uuid),
  );
  const shows = await findShowUuids(transaction, images);
  const counts = await countInteractiveImages(database, [...shows.values()]);
  const { outcomes, added } = partitionRows(images, ({ uuid: own, show: { slug: named } }): Outcome => {
    if (uuids.has(own)) return 'present';
    const show = shows.get(named);
    if (show === undefined) return { refused: `le spectacle ${named} n’existe pas` };
    const count = counts.get(show) ?? 0;
    if (count >= MAX_INTERACTIVE_IMAGES)
      return { refused: `le spectacle ${named} a déjà ${count} images interactives, le plus possible` };
    uuids.add(own);
    counts.set(show, count + 1);
    return 'added';
  });
  for (const { uuid: own, show, title, image, zones, rank } of added)
    await storeInteractiveImage(transaction, {
      uuid: own,
      show: must(shows.get(show.slug), 'the show of an added image'),
      title,
      image: image.uuid,
      zones: keptZones(zones),
      rank,
      version: randomVersion(),
    });
  return outcomes;
}

async function findShowUuids({ database }: WriteTransaction, images: readonly ImportedInteractiveImage[]) {
  if (images.length === 0) return new Map<string, string>();
  const shows = await database
    .selectFrom('shows')
    .select(['slug', 'uuid'])
    .where(
      'slug',
      'in',
      images.map(({ show }) => show.slug),
    )
    .execute();
  return new Map(shows.map((show) => [show.slug, show.uuid]));
}

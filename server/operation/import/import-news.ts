import { randomBytes } from 'node:crypto';
import { type Infer, array, object, optional } from 'superstruct';
import { uuidV7 } from '#common/base/uuid';
import { codedSpectacleType } from '#common/contract/content/image';
import { line, moment, slug, text, uuid, year } from '#common/contract/fields/primitives';
import { writtenRichText } from '#common/contract/fields/rich-text';
import { personReference } from '#common/contract/people/user';
import { insertRows } from '../../platform/database/insert-rows';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { columnsOf } from '../../content/news/news-repository';
import { lockNoun } from '../../content/publication/free-slug';
import { recordPreviewImages } from '../../content/publication/preview-images';
import { recordPublished } from '../../content/publication/published';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../../platform/database/find-existing';

const importedNews = object({
  uuid: optional(uuid),
  slug,
  title: line(200),
  description: text(1000),
  content: writtenRichText,
  previewImage: optional(object({ uuid })),
  creationDate: moment,
  lastModified: optional(moment),
  visibleFrom: moment,
  author: optional(personReference),
  lastAuthor: optional(personReference),
  years: array(year),
  spectacleTypes: array(codedSpectacleType),
});

export type ImportedNews = Infer<typeof importedNews>;

export const importNews: Importer<ImportedNews> = {
  name: 'news',
  label: 'Brèves',
  struct: importedNews,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  newsList: readonly ImportedNews[],
): Promise<Outcome[]> {
  await lockNoun(transaction, 'news');
  const { slugs, uuids, people, pictures } = await findNamed(transaction, newsList);
  const { outcomes, added } = partitionRows(newsList, (news): Outcome => {
    if (slugs.has(news.slug) || (news.uuid !== undefined && uuids.has(news.uuid))) return 'present';
    const { author, lastAuthor, previewImage } = news;
    const stranger = [author, lastAuthor].find((person) => person !== undefined && !people.has(person.uuid));
    if (stranger) return { refused: `le compte ${stranger.uuid} n’existe pas` };
    if (previewImage && !pictures.has(previewImage.uuid))
      return { refused: `la miniature ${previewImage.uuid} n’existe pas` };
    slugs.add(news.slug);
    if (news.uuid !== undefined) uuids.add(news.uuid);
    return 'added';
  });
  const rows = added.map(newsRow);
  await insertRows(transaction.database, 'news', rows);
  for (const { uuid, visible_from: visibleFrom } of rows)
    recordPublished(transaction, 'news', uuid, { visibleFrom, deletedAt: null });
  await recordPreviewImages(
    transaction,
    rows.map((row) => row.preview_image),
  );
  return outcomes;
}

async function findNamed({ database }: WriteTransaction, newsList: readonly ImportedNews[]) {
  const people = newsList.flatMap(({ author, lastAuthor }) =>
    [author?.uuid ?? [], lastAuthor?.uuid ?? []].flat(),
  );
  const pictures = newsList.flatMap(({ previewImage }) => previewImage?.uuid ?? []);
  return {
    slugs: await findExisting(
      database,
      'news',
      'slug',
      newsList.map(({ slug }) => slug),
    ),
    uuids: await findExisting(
      database,
      'news',
      'uuid',
      newsList.flatMap(({ uuid = [] }) => uuid),
    ),
    people: await findExisting(database, 'users', 'uuid', people),
    pictures: await findExisting(database, 'preview_images', 'uuid', pictures),
  };
}

// Keys sort by the moment an item becomes visible, so that a first load receives the newest first.
function newsRow(news: ImportedNews) {
  const uuid = news.uuid ?? uuidV7(news.visibleFrom.getTime(), randomBytes(10));
  return {
    ...columnsOf({
      uuid,
      slug: news.slug,
      title: news.title,
      description: news.description,
      content: news.content,
      previewImage: news.previewImage?.uuid ?? null,
      creationDate: news.creationDate,
      lastModified: news.lastModified ?? null,
      visibleFrom: news.visibleFrom,
      author: news.author?.uuid ?? null,
      lastAuthor: news.lastAuthor?.uuid ?? null,
      years: news.years,
      spectacleTypes: news.spectacleTypes.map(({ code }) => code),
      version: randomVersion(),
    }),
    uuid,
    content: news.content,
    deleted_at: null,
    deleted_by: null,
  };
}

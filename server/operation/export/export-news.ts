import { sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import { type ImportedNews, importNews } from '../import/import-news';
import { findNews, findNewsBodies } from '../../content/news/news-repository';
import { personReferenceOf } from '../../people/user/user-repository';
import { spectacleTypes } from './export-pictures';
import type { Exporter } from './exporter';

/** News that is not in the trash. */
export const exportNews: Exporter<ImportedNews> = {
  importer: importNews,
  keys: sql`select uuid as key from news where deleted_at is null order by uuid`,
  async read(database, keys) {
    const records = await findNews(database, keys);
    const bodies = await findNewsBodies(database, keys);
    return new Map(
      records.map((news) => {
        const author = personReferenceOf(news, 'author');
        const lastAuthor = personReferenceOf(news, 'last_author');
        return [
          news.uuid,
          everyFieldOf<ImportedNews>()({
            uuid: news.uuid,
            slug: news.slug,
            title: news.title,
            description: news.description,
            content: must(bodies.get(news.uuid), 'the document of a news item'),
            ...(news.preview_image !== null && { previewImage: { uuid: news.preview_image } }),
            creationDate: news.creation_date,
            ...(news.last_modified && { lastModified: news.last_modified }),
            visibleFrom: news.visible_from,
            ...(author && { author }),
            ...(lastAuthor && { lastAuthor }),
            years: news.years,
            spectacleTypes: spectacleTypes(news.spectacle_types),
          }),
        ];
      }),
    );
  },
};

import { sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { readAboutTextRows } from '../../content/about-text/about-text-repository';
import { type ImportedAboutText, importAboutTexts } from '../import/import-about-texts';
import { type ImportedInteractiveImage, importInteractiveImages } from '../import/import-interactive-images';
import { type ImportedSettings, importSettings } from '../import/import-settings';
import { type ImportedSponsor, importSponsors } from '../import/import-sponsors';
import { findSettings } from '../../content/settings/settings-repository';
import { readSponsorRows } from '../../content/sponsor/sponsor-repository';
import type { Exporter } from './exporter';

/** The association's own texts. */
export const exportAboutTexts: Exporter<ImportedAboutText> = {
  importer: importAboutTexts,
  keys: sql`select uuid as key from about_texts order by slug collate "C"`,
  async read(database, keys) {
    const texts = await readAboutTextRows(database, keys);
    return new Map(
      [...texts].map(([key, text]) => {
        const { uuid: _, version: __, ...row } = text;
        return [key, everyFieldOf<ImportedAboutText>()(row)];
      }),
    );
  },
};

/** Partners, hidden ones too. */
export const exportSponsors: Exporter<ImportedSponsor> = {
  importer: importSponsors,
  keys: sql`select uuid as key from sponsors order by slug collate "C"`,
  async read(database, keys) {
    const sponsors = await readSponsorRows(database, keys);
    return new Map(
      [...sponsors].map(([key, sponsor]) => {
        const { uuid: _, version: __, logo, ...rest } = sponsor;
        const row = { ...rest, ...(logo !== undefined && { logo: { uuid: logo } }) };
        return [key, everyFieldOf<ImportedSponsor>()(row)];
      }),
    );
  },
};

/** What the association says of itself: one line. */
export const exportSettings: Exporter<ImportedSettings> = {
  importer: importSettings,
  keys: sql`select uuid as key from settings`,
  async read(database) {
    const settings = await findSettings(database);
    if (settings === undefined) return new Map();
    const { uuid, version: _, ...rest } = settings;
    return new Map([[uuid, everyFieldOf<ImportedSettings>()(rest)]]);
  },
};

/** Interactive images of shows, which they name by their addresses: an import gives shows new uuids. */
export const exportInteractiveImages: Exporter<ImportedInteractiveImage> = {
  importer: importInteractiveImages,
  keys: sql`select uuid as key from interactive_images order by uuid`,
  async read(database, keys) {
    const images = await database
      .selectFrom('interactive_images as image')
      .innerJoin('shows', 'shows.uuid', 'image.show_uuid')
      .select(['image.uuid', 'image.title', 'image.image_uuid', 'image.zones', 'image.rank', 'shows.slug'])
      .where('image.uuid', 'in', keys)
      .execute();
    return new Map(
      images.map(({ uuid, slug, title, image_uuid: image, zones, rank }) => [
        uuid,
        everyFieldOf<ImportedInteractiveImage>()({
          uuid,
          show: { slug },
          title,
          image: { uuid: image },
          zones,
          rank,
        }),
      ]),
    );
  },
};

import { imageFile, links } from '#common/contract/site/links';
import { listImages } from '../image/image-list';
import type { PageKind } from './page-kind';

/** A limit that keeps a page without scripts usable. */
const MOST = 500;

/** The gallery: the latest photos and posters, by name. */
export const galleryPage: PageKind = {
  link: links.gallery,
  findRows: async () => [],
  async list(database) {
    const { data } = await listImages(database, { orderBy: 'year-desc', limit: MOST }, false);
    const lines = data.flatMap(({ uuid, name, year, file }) =>
      file === undefined
        ? []
        : {
            address: imageFile(uuid, 'L', file.version),
            title: name,
            beside: String(year),
          },
    );
    return { title: 'Galerie', lines };
  },
};

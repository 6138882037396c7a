import {
  type ImageTypeCode,
  referenceLists,
  type SpectacleTypeCode,
} from '#common/contract/content/reference-names';

/** Types of shows and of images, all of which editors may choose. */
export const allTypes = Object.keys(referenceLists['spectacle-types']) as readonly SpectacleTypeCode[];
export const allImageTypes = Object.keys(referenceLists['image-types']) as readonly ImageTypeCode[];

/** Visitors are not offered the types that are neither for adults nor for teenagers. */
export const visitorTypes = allTypes.filter((code) => code !== 'DIVERS' && code !== 'ATELIER');

/** Nor programmes or miscellaneous images. */
export const visitorImageTypes = allImageTypes.filter((code) => code !== 'DIVERS' && code !== 'PROGRAMME');

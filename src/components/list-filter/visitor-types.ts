import { referenceLists, type SpectacleTypeCode } from '#common/contract/content/reference-names';

/** Visitors are not offered the types that are neither for adults nor for teenagers. */
export const visitorTypes = (Object.keys(referenceLists['spectacle-types']) as SpectacleTypeCode[]).filter(
  (code) => code !== 'DIVERS' && code !== 'ATELIER',
);

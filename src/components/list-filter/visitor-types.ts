import { referenceLists, type SpectacleTypeCode } from '#common/contract/content/reference-names';

/** Visitors do not choose among what is neither for adults nor for teenagers. */
export const visitorTypes = (Object.keys(referenceLists['spectacle-types']) as SpectacleTypeCode[]).filter(
  (code) => code !== 'DIVERS' && code !== 'ATELIER',
);

/*
 * What a device does not know when it applies a rule: it expects the server to agree.
 */

/** The server derives a slug from the title; until then the uuid stands in for it. */
export const provisionalSlug = ({
  uuid,
  before,
}: {
  readonly uuid: string;
  readonly before: { readonly slug: string } | null;
}): string => before?.slug ?? uuid;

/** The preview images and images that a body names are there. */
export const assumeExists = (): boolean => true;

/** A uuid that this device made belongs to nothing else. */
export const assumeUnused = (): boolean => false;

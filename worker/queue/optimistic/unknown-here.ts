/*
 * What a device does not know when it applies a rule: it expects the server to agree.
 */

/** The server derives a slug from the title; until then the uuid stands in for it. */
export const slugHere = ({
  uuid,
  before,
}: {
  readonly uuid: string;
  readonly before: { readonly slug: string } | null;
}): string => before?.slug ?? uuid;

export const anyMiniature = (): boolean => true;
export const anyImage = (): boolean => true;

/** A uuid that this device made belongs to nothing else. */
export const nothingElsewhere = (): boolean => false;

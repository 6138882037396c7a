/**
 * The answer where nothing brings what was asked for: to reject is an error of the site's own in Firefox, for each picture of
 * a page. A picture is shown as missing; what else was asked for fails as it does without a network, so that no empty file
 * is saved in its place.
 */
export const noAnswer = ({ destination }: Pick<Request, 'destination'>): Response =>
  destination === 'image' ? new Response(null, { status: 504 }) : Response.error();

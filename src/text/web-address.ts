import { addressOfLink } from '#common/base/web-address';

/** The same for a link that may be a path of this site. */
export const pageOrWebAddress = (link: string): string => (link.startsWith('/') ? link : addressOfLink(link));

/** The map link of a place: its own link, or a map search for its address or name. Nothing of the map is loaded here. */
export const mapOf = ({
  name,
  link,
  address,
}: {
  readonly name: string;
  readonly link?: string | undefined;
  readonly address?: string | undefined;
}): string =>
  link
    ? addressOfLink(link)
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address || name)}`;

/** The link in short form, to be read: `theatre.example/foyer`. */
export const linkInWords = (link: string): string =>
  link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** The URL of a link as typed, with or without `https://`. */
export const addressOfLink = (link: string): string =>
  /^https?:\/\//i.test(link) ? link : `https://${link}`;

/** The map link of a place: its own link, or a map search for its name. Nothing of the map is loaded here. */
export const mapOf = ({
  name,
  link,
}: {
  readonly name: string;
  readonly link?: string | undefined;
}): string =>
  link ? addressOfLink(link) : `https://www.openstreetmap.org/search?query=${encodeURIComponent(name)}`;

/** The link in short form, to be read: `theatre.example/foyer`. */
export const linkInWords = (link: string): string =>
  link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

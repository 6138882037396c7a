/** A link as somebody typed it, with or without `https://`, as an address that leads there. */
export const addressOfLink = (link: string): string =>
  /^https?:\/\//i.test(link) ? link : `https://${link}`;

/** Where a place is drawn: its own link, or a map that looks for its name. Nothing of the map is loaded here. */
export const mapOf = ({
  name,
  link,
}: {
  readonly name: string;
  readonly link?: string | undefined;
}): string =>
  link ? addressOfLink(link) : `https://www.openstreetmap.org/search?query=${encodeURIComponent(name)}`;

/** The same as one says it: `theatre.example/foyer`. */
export const linkInWords = (link: string): string =>
  link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** Every runtime here provides it, but the ES2023 library types do not declare it. */
declare const URL: new (text: string) => {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
};

/**
 * Whether a text is an absolute http or https address. Addresses with credentials are refused:
 * `https://theatre.fr@example.com` looks like one host and leads to another.
 */
export function isWebAddress(text: string): boolean {
  try {
    const { protocol, username, password, hostname } = new URL(text);
    // The URL parser accepts `https:x` and `https:///x`, whose target a reader cannot see.
    const isWhole = hostname !== '' && /^https?:\/\/[^/]/i.test(text);
    return /^https?:$/.test(protocol) && username + password === '' && isWhole;
  } catch {
    return false;
  }
}

/** The URL of a link as typed, with or without `https://`. */
export const addressOfLink = (link: string): string =>
  /^https?:\/\//i.test(link) ? link : `https://${link}`;

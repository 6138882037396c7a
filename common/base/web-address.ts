/** Every runtime here has it, but the ES2023 library types do not. */
declare const URL: new (text: string) => {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
};

/**
 * Whether a text is a whole address of the web, http or https, that a browser can go to. `https://theatre.fr@example.com` is
 * none: it shows another host than the one where it leads.
 */
export function isWebAddress(text: string): boolean {
  try {
    const { protocol, username, password, hostname } = new URL(text);
    // A parser forgives `https:x` and `https:///x`; who reads the address does not see where it leads.
    const isWhole = hostname !== '' && /^https?:\/\/[^/]/i.test(text);
    return /^https?:$/.test(protocol) && username + password === '' && isWhole;
  } catch {
    return false;
  }
}

/** Every place that this runs in has it, and the languages' own library does not. */
declare const URL: new (text: string) => { readonly protocol: string; readonly hostname: string };

/** Whether a text is a whole address of the web, http or https, that a browser can go to. */
export function isWebAddress(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    // A parser forgives `https:x` and `https:///x`; who reads the address does not see where it leads.
    return /^https?:$/.test(protocol) && hostname !== '' && /^https?:\/\/[^/]/i.test(text);
  } catch {
    return false;
  }
}

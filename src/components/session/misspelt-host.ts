/** The hosts of most addresses that people in France have. */
const usual = [
  'gmail.com',
  'hotmail.fr',
  'hotmail.com',
  'outlook.fr',
  'outlook.com',
  'live.fr',
  'live.com',
  'msn.com',
  'yahoo.fr',
  'yahoo.com',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'laposte.net',
  'sfr.fr',
  'neuf.fr',
  'bbox.fr',
  'numericable.fr',
  'icloud.com',
  'aol.com',
  'gmx.fr',
  'gmx.com',
  'protonmail.com',
  'proton.me',
] as const;

/** What is confused by more than a letter. */
const confused: Readonly<Record<string, string>> = {
  'gmail.fr': 'gmail.com',
  'icloud.fr': 'icloud.com',
  'laposte.fr': 'laposte.net',
  'laposte.com': 'laposte.net',
  'orange.com': 'orange.fr',
  'wanadoo.com': 'wanadoo.fr',
  'free.com': 'free.fr',
};

/** A letter away from a usual host, and a host of its own. */
const others: ReadonlySet<string> = new Set([
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.de',
  'gmx.net',
  'gmx.ch',
  'gmx.at',
  'live.be',
  'live.it',
  'live.nl',
  'live.ca',
  'yahoo.de',
  'yahoo.es',
  'yahoo.it',
  'yahoo.ca',
  'outlook.be',
  'outlook.de',
  'outlook.es',
  'outlook.it',
  'hotmail.be',
  'hotmail.de',
  'hotmail.es',
  'hotmail.it',
  'hotmail.ch',
]);

/** The address that was probably meant: anne@gmail.com for anne@gmial.com; undefined for one that looks right. */
export function meantAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@') + 1;
  const host = address.slice(at).toLowerCase();
  const meant = meantHost(host);
  return at === 0 || meant === undefined ? undefined : address.slice(0, at) + meant;
}

function meantHost(host: string): string | undefined {
  if (usual.some((known) => known === host) || others.has(host)) return undefined;
  return confused[host] ?? usual.find((known) => isOneSlipFrom(known, host));
}

/** Whether a text is another with one letter added, left out or replaced, or two neighbours swapped. */
function isOneSlipFrom(text: string, typed: string): boolean {
  const limit = Math.min(text.length, typed.length);
  let start = 0;
  while (start < limit && text[start] === typed[start]) start += 1;
  let end = 0;
  while (end < limit - start && text.at(-1 - end) === typed.at(-1 - end)) end += 1;
  const [left, other] = [text.slice(start, text.length - end), typed.slice(start, typed.length - end)];
  if (left.length <= 1 && other.length <= 1) return true;
  return left.length === 2 && left === [...other].toReversed().join('');
}

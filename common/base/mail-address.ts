import { withoutOddInLine } from './odd-character';

/** The address of a link that writes to one recipient: whatever the address holds, it adds no recipient and no text. */
export function mailAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/**
 * The address in what somebody typed or pasted: `Anne <anne@theatre.example>`, `mailto:anne@theatre.example`,
 * `anne@theatre.example;`, `(anne@theatre.example)` and `« anne@theatre.example »` are `anne@theatre.example`. A text in which
 * there is no such form, or more than one address, stays as it is, but for spaces around it and characters that nobody sees.
 */
export function typedMailAddress(text: string): string {
  // Joiners, which some languages need, and no address.
  const words = withoutOddInLine(text)
    .replace(/[\p{Join_Control}\p{Variation_Selector}]/gu, '')
    .trim();
  const [, name = '', named = words] = /^([^<>]*)<([^<>]+)>[\s,;.]*$/.exec(words) ?? [];
  const address = bareAddress(named);
  const isOne = !name.includes('@') || bareAddress(name).toLowerCase() === address.toLowerCase();
  return isOne && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address) ? address : words;
}

/** Without the signs around it: no host ends with one of them, while a quotation mark before the @ may be a part of it. */
function bareAddress(text: string): string {
  const bare = text.replace(/^[\s"(),:;[\]]+/, '').replace(/[\s"(),:;[\].!?/…]+$/, '');
  const [, quoted = bare] = /^['’‘“„«‹]\s*([^]*?)\s*['’”“»›]$/.exec(bare) ?? [];
  return /^mailto:/i.test(quoted) ? recipientOf(quoted).trim() : quoted;
}

/** Whom a `mailto:` link writes to. */
export function recipientOf(href: string): string {
  const [recipient = ''] = href.slice('mailto:'.length).split('?');
  try {
    return decodeURIComponent(recipient);
  } catch {
    return recipient;
  }
}

import { withoutOddInLine } from './odd-character';

/** The address of a link that writes to one recipient: whatever the address holds, it adds no recipient and no text. */
export function mailAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/**
 * The address in what somebody typed or pasted: `Anne <anne@theatre.example>`, `mailto:anne@theatre.example`,
 * `anne@theatre.example;` and `(anne@theatre.example)` are `anne@theatre.example`. A text in which there is no such form, or
 * more than one address, stays as it is, but for spaces around it and characters that nobody sees.
 */
export function typedMailAddress(text: string): string {
  const words = withoutOddInLine(text).trim();
  const [, named = words] = /^[^<>@]*<([^<>]+)>[\s,;.]*$/.exec(words) ?? [];
  const bare = named.replace(/^[\s"(),:;[\]]+/, '').replace(/[\s"(),:;[\].]+$/, '');
  const address = /^mailto:/i.test(bare) ? recipientOf(bare) : bare;
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address) ? address : words;
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

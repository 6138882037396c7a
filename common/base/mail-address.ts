/** The address of a link that writes to one recipient: whatever the address holds, it adds no recipient and no text. */
export function mailAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
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

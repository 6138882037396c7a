import { is } from 'superstruct';
import { knownEmail } from '#common/contract/people/user';

/**
 * The address that mails come from: `from` of SMTP_URL (smtp://…?from=bonjour@theatre.example), else its user if that is
 * an address, else a no-reply address of the site.
 */
export function senderAddress(smtpUrl: string | null, siteUrl: string): string {
  const user = smtpUrl === null ? '' : userOf(smtpUrl);
  const nobody = `ne-pas-repondre@${new URL(siteUrl).hostname}`;
  return (smtpUrl === null ? null : senderSet(smtpUrl)) ?? (is(user, knownEmail) ? user : nobody);
}

/** The `from` of SMTP_URL, if it is set. */
const senderSet = (smtpUrl: string): string | null => new URL(smtpUrl).searchParams.get('from');

/** Whether mail servers take the `from` of SMTP_URL for one address. */
export function isSenderSound(smtpUrl: string): boolean {
  const from = senderSet(smtpUrl);
  return from === null || is(from, knownEmail);
}

function userOf(smtpUrl: string): string {
  const { username } = new URL(smtpUrl);
  try {
    return decodeURIComponent(username);
  } catch {
    return username;
  }
}

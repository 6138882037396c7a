import { expect, it } from 'vitest';
import { mailSlugs, variablesOf } from '#common/rules/mail-variables';
import { bookingLetters } from '#server/tickets/booking/booking-letters';
import * as accountLetters from '#server/platform/mail/account-letters';
import type { Letter, Sender } from '#server/platform/mail/letter';
import { mailButton } from '../../../../../src/screens/desk/about-text/mail-buttons';
import { booking } from '../booking/a-booking';

const sender: Sender = { title: 'Les Amis de la Scène', siteUrl: 'https://scene.example' };
const at = new Date('2026-11-20T10:00:00+01:00');
const occasion = { now: at, formerDate: at, formerState: 'CONFIRMEE' } as const;

const letters: Readonly<Record<string, (sender: Sender) => Letter>> = {
  activation: accountLetters.activationLetter('x'),
  'already-registered': accountLetters.alreadyRegisteredLetter(),
  password: accountLetters.passwordLetter('x'),
  'password-changed': accountLetters.passwordChangedLetter('Claire', 0),
  'new-device': accountLetters.newDeviceLetter('Claire', 'Firefox', at),
  'passkey-added': accountLetters.passkeyAddedLetter('Claire', 'Firefox', at),
  'demand-decided': accountLetters.demandDecidedLetter('Claire', 'Rédaction', true, null),
  'deletion-coming': accountLetters.deletionComingLetter('x'),
  ...Object.fromEntries(
    Object.entries(bookingLetters).map(([name, write]) => [
      `booking-${name}`,
      write({ ...booking(), seats: [], unsentMails: [] }, occasion),
    ]),
  ),
};

it.each(mailSlugs.filter((slug) => slug in letters))(
  'the preview of the mail %s has the button of its letter',
  (slug) => {
    expect(variablesOf(slug)).toContain('lien');
    expect(mailButton(slug)).toBe(letters[slug]?.(sender).link?.label);
  },
);

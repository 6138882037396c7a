import type { ReactNode } from 'react';
import { mailAddress } from '#common/base/mail-address';
import { telephoneAddress, telephonesIn, tidyTelephone } from '#common/base/telephone';

/** What somebody gave as their telephone, with a link for each number in it. */
export function TelephoneLinks({ phone }: { phone: string }) {
  const parts: ReactNode[] = [];
  let rest = tidyTelephone(phone);
  for (const telephone of telephonesIn(phone)) {
    const at = rest.indexOf(telephone.words);
    parts.push(
      rest.slice(0, at),
      <a key={parts.length} href={telephoneAddress(telephone)}>
        {telephone.words}
      </a>,
    );
    rest = rest.slice(at + telephone.words.length);
  }
  return (
    <span>
      {parts}
      {rest}
    </span>
  );
}

/** A link that writes to this address alone. */
export const MailLink = ({ email }: { email: string }) => <a href={mailAddress(email)}>{email}</a>;

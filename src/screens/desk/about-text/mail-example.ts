import { type Letter, type MailText, type Sender, inOwnWords } from '#common/rules/letter';
import { variablesOf } from '#common/rules/mail-variables';
import { mailButton } from './mail-buttons';
import { variableExample } from '../../../text/mail-names';

/** The mail with this text, with an example in place of each variable; null as long as the text says nothing. */
export function exampleLetter(slug: string, text: MailText, sender: Sender): Letter | null {
  const known = variablesOf(slug);
  const own = known.filter((name) => name !== 'site' && name !== 'adresse');
  const site: Letter = {
    subject: text.title,
    greeting: '',
    before: [],
    ...(known.includes('lien') && { link: { label: mailButton(slug), href: variableExample('lien') } }),
    after: [],
    words: Object.fromEntries(own.map((name) => [name, variableExample(name)])),
  };
  const letter = inOwnWords(site, sender, text);
  return letter === site ? null : letter;
}

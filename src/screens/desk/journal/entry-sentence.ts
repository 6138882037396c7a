import { ofSomebody } from '#common/base/of-somebody';
import { fullName } from '#common/base/full-name';
import type { JournalAct, JournalField } from '#common/contract/site/journal';
import { quoted } from '../../../text/quoted';
import type { Entry } from './journal-answer';
import { nounWords } from './noun-words';

type SentenceFacts = Pick<Entry, 'author' | 'noun' | 'act' | 'name' | 'person' | 'changes'>;

/** `Hélène Castagnier a masqué le partenaire « Garage de la Halle »` */
export function entrySentence(entry: SentenceFacts): string {
  const author = entry.author === undefined ? 'Quelqu’un' : fullName(entry.author);
  return `${author} ${verbOf(entry)} ${thingOf(entry)}`;
}

function verbOf({ act, changes }: SentenceFacts): string {
  const after = (field: JournalField) => changes.find((change) => change.field === field)?.after;
  if (act === 'blocked')
    return after('disabledUntil') === undefined && after('blockedAt') === undefined
      ? 'a débloqué'
      : 'a bloqué';
  if (act === 'decided') return after('state') === 'ACCEPTEE' ? 'a accepté' : 'a refusé';
  if (act !== 'changed') return verbs[act];
  const [only] = changes.length === 1 ? changes : [];
  if (only?.field === 'visible') return only.after === true ? 'a montré' : 'a masqué';
  if (only?.field === 'rank') return 'a déplacé';
  return only?.field === 'state' && only.after === 'GENERE' ? 'a généré' : 'a modifié';
}

const verbs: Readonly<Record<Exclude<JournalAct, 'blocked' | 'decided' | 'changed'>, string>> = {
  created: 'a ajouté',
  removed: 'a supprimé',
  cancelled: 'a annulé',
  replaced: 'a remplacé',
  disarmed: 'a retiré du service',
  voided: 'a annulé les passages par',
};

function thingOf({ noun, act, name, person, changes }: SentenceFacts): string {
  const ofPerson = person === undefined ? '' : ` ${ofSomebody(fullName(person))}`;
  if (noun === 'user') {
    if (person === undefined) return act === 'removed' ? 'un compte' : 'un compte supprimé depuis';
    const isAboutRoles = changes.every(({ field }) => field === 'habilitations');
    return (isAboutRoles && act === 'changed' ? 'les habilitations' : nounWords.user.the) + ofPerson;
  }
  const called = name === undefined ? '' : ` ${quoted(name)}`;
  return nounWords[noun].the + called + ofPerson;
}

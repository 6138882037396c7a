import { randomUUID } from 'node:crypto';
import { type Infer, object, optional } from 'superstruct';
import { codeOf } from '#common/contract/content/reference-lists';
import { bodyStructs } from '#common/contract/fields/field-structs';
import { moment, slug } from '#common/contract/fields/primitives';
import { personReference } from '#common/contract/people/user';
import { aboutTextNoun } from '#common/nouns/about-text';
import { faultsOfMail, isMailSlug } from '#common/rules/mail-variables';
import { addAboutText, changeAboutText } from '../../content/about-text/about-text-repository';
import type { WriteTransaction } from '../../platform/database/transaction';
import { lockNoun } from '../../content/publication/free-slug';
import { findFirstTerms } from '../../content/settings/first-terms';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../../platform/database/find-existing';

const importedAboutText = object({
  slug,
  type: codeOf('text-template-types'),
  ...bodyStructs(aboutTextNoun.fields),
  lastAuthor: optional(personReference),
  lastModified: moment,
});

export interface ImportedAboutText extends Infer<typeof importedAboutText> {}

/** The association's own texts, those of its mails and tickets too. */
export const importAboutTexts: Importer<ImportedAboutText> = {
  name: 'about-texts',
  label: aboutTextNoun.words.all,
  struct: importedAboutText,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  texts: readonly ImportedAboutText[],
): Promise<Outcome[]> {
  await lockNoun(transaction, 'about_texts');
  const { database } = transaction;
  const known = await findExisting(
    database,
    'about_texts',
    'slug',
    texts.map((text) => text.slug),
  );
  const people = await findExisting(
    database,
    'users',
    'uuid',
    texts.flatMap(({ lastAuthor }) => lastAuthor?.uuid ?? []),
  );
  const first = await findFirstTerms(database);
  if (first !== undefined) known.delete(first.slug);
  const { outcomes, added } = partitionRows(texts, (text): Outcome => {
    const { slug: own, lastAuthor } = text;
    if (known.has(own)) return 'present';
    if (lastAuthor && !people.has(lastAuthor.uuid))
      return { refused: `le compte ${lastAuthor.uuid} n’existe pas` };
    const fault = faultOfMail(text);
    if (fault !== undefined) return { refused: fault };
    known.add(own);
    return 'added';
  });
  for (const { lastAuthor, ...text } of added) {
    const written = { ...text, lastAuthor: lastAuthor?.uuid ?? null };
    if (text.slug === first?.slug)
      await changeAboutText(transaction, { ...written, uuid: first.uuid, version: 2 });
    else await addAboutText(transaction, { ...written, uuid: randomUUID(), version: 1 });
  }
  return outcomes;
}

/** Why the site could not send a mail with this text: its form would refuse it at every later change. */
function faultOfMail({ type, slug: own, title, content }: ImportedAboutText): string | undefined {
  if (type !== 'MAIL') return undefined;
  if (!isMailSlug(own)) return `aucun mail du site ne porte le nom ${own}`;
  return Object.values(faultsOfMail(own, { title, content })).find((fault) => fault !== undefined);
}

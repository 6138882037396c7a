import { is } from 'superstruct';
import { isBlank } from '#common/base/odd-character';
import { anyLink } from '#common/contract/fields/primitives';
import { LONGEST_NOTICE } from '#common/contract/site/header';
import { textFault } from '#common/rules/text-faults';

/** The faults of the association's notice as typed, in French, by field; `show` is empty where it is not to be shown. */
export function headerFaults({ title, url, show }: Readonly<Record<'title' | 'url' | 'show', string>>) {
  const link = url.trim();
  return {
    title: show !== '' && isBlank(title) ? 'Écrivez l’annonce à afficher' : textFault(title, LONGEST_NOTICE),
    url:
      link === '' || is(link, anyLink)
        ? undefined
        : 'Un lien s’écrit exemple.fr/page, ou /reservations pour une page d’ici',
    show: undefined,
  };
}

import { useLiveQuery } from 'dexie-react-hooks';
import { links } from '#common/contract/site/links';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useDrafts } from '../../../components/desk-list/use-drafts';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { WordsField } from '../../../components/list-filter/words-field';
import { useAddressFilter } from '../../../components/list-filter/use-address-filter';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { OfficeHead } from '../../../components/page/office-head';
import { Chip, chipsClass } from '../../../ui/chip';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { NewDrafts } from './new-drafts';
import { matchingTexts, textFilter, textTypes } from './text-filter';
import styles from './text-list.module.css';
import { TextRows, typeNames } from './text-rows';

/** The association's texts, by type: pages, mails, tickets. */
export function TextList() {
  const [filter, change] = useAddressFilter(links.aboutTexts.to(), textFilter);
  const { answer: texts, reach } = useMirrorAnswer(() => aboutTextQueries.list(), []);
  const drafts = useDrafts('about-text');
  const waiting = useLiveQuery(() => waitingQueries.uuidsOf('about-text'), []);
  const isAwaited = texts === undefined || (texts.length === 0 && reach === 'waiting');
  const found = matchingTexts(texts ?? [], filter);
  const marks = { drafts: new Set(drafts.map(({ uuid }) => uuid)), waiting: waiting ?? new Set<string>() };
  return (
    <div className="page">
      <OfficeHead title="Textes" parent={{ href: links.site.to(), name: 'Site' }}>
        <LinkButton variant="primary" icon="plus" href={links.addAboutText.to()}>
          Ajouter un texte
        </LinkButton>
      </OfficeHead>
      <search className={styles.panel}>
        <WordsField
          label="Rechercher"
          placeholder="Un titre, un mot du texte…"
          value={filter.words}
          onChange={(words, isFurther) => change({ words }, { replace: isFurther })}
        />
        <div className={chipsClass} role="group" aria-label="Type">
          {textTypes.map((type) => (
            <Chip
              key={type}
              pressed={filter.type === type}
              onClick={() => change({ type: filter.type === type ? null : type })}
            >
              {typeNames[type]}
            </Chip>
          ))}
        </div>
      </search>
      <section aria-label="Textes trouvés" aria-busy={isAwaited}>
        <NewDrafts drafts={drafts.filter(({ isNew }) => isNew)} />
        {isAwaited ? (
          <RowsSkeleton count={6} />
        ) : found.length === 0 ? (
          <EmptyState title="Aucun texte trouvé" />
        ) : (
          textTypes.map((type) => (
            <TextRows key={type} type={type} texts={found.filter((text) => text.type === type)} {...marks} />
          ))
        )}
      </section>
    </div>
  );
}

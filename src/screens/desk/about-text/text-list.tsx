import { links } from '#common/contract/site/links';
import { aboutTextNoun } from '#common/nouns/about-text';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import { playbillDate } from '#common/base/dates';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { useDrafts } from '../list/use-drafts';
import { useWaiting } from '../list/use-waiting';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { WordsField } from '../../../components/list-filter/words-field';
import { useAddressFilter } from '../../../components/list-filter/use-address-filter';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { DeskHead } from '../../../components/page/desk-head';
import { Chip, chipsClass } from '../../../ui/chip';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { Badge } from '../../../ui/badge';
import { Link } from '../../../ui/link';
import { matchingTexts, textFilter, textTypes } from './text-filter';
import { TextRows, typeNames } from './text-rows';
import styles from './text-list.module.css';

/** The association's texts, by type: pages, mails, tickets. */
export function TextList() {
  const [filter, change] = useAddressFilter(links.aboutTexts.to(), textFilter);
  const { answer: texts, reach } = useMirrorAnswer(() => aboutTextQueries.list(), []);
  const drafts = useDrafts('about-text');
  const waiting = useWaiting('about-text');
  const isAwaited = texts === undefined || (texts.length === 0 && reach === 'waiting');
  const found = matchingTexts(texts ?? [], filter);
  const marks = { drafts: new Set(drafts.map(({ uuid }) => uuid)), waiting };
  return (
    <div className="page">
      <DeskHead title={aboutTextNoun.words.all} parent={{ href: links.site.to(), name: 'Site' }}>
        <LinkButton variant="primary" icon="plus" href={links.addAboutText.to()}>
          {aboutTextNoun.words.add}
        </LinkButton>
      </DeskHead>
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

/** Drafts of texts that were begun on this device and never saved. */
function NewDrafts({ drafts }: { drafts: readonly DraftSummary[] }) {
  if (drafts.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.type}>Commencés ici</h2>
      <ul className={styles.rows}>
        {drafts.map(({ uuid, title, at }) => (
          <li key={uuid}>
            <h3 className={styles.title}>
              <Link href={links.editAboutText.to({ slug: uuid })}>
                {title.trim() === '' ? 'Sans titre' : title}
              </Link>
            </h3>
            <p className={styles.facts}>
              <Badge shape="dashed">Brouillon sur cet appareil</Badge>
              <span>écrit le {playbillDate(at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

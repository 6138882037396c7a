import { useAtomValue } from 'jotai';
import { links } from '#common/contract/site/links';
import type { News } from '#common/contract/content/news';
import {
  type NewsNeighbour,
  type NewsNeighbours as Neighbours,
  newsNeighbours,
} from '#mirror/queries/news-neighbours';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './news-neighbours.module.css';

/** Links to the previous and the next article, at the end of an article. */
export function NewsNeighbours({ of }: { of: News }) {
  const printed = useAtomValue(serverRenderedPageAtom)?.article;
  const { answer: neighbours } = useMirrorAnswer<Neighbours>(
    () => newsNeighbours(of),
    [of.uuid, of.visibleFrom.getTime()],
    printed?.news.uuid === of.uuid ? printed : undefined,
  );
  return (
    <nav className={styles.neighbours} aria-label="Brèves voisines">
      {neighbours?.older && <Neighbour news={neighbours.older} words="Brève précédente" icon="back" />}
      {neighbours?.newer && <Neighbour news={neighbours.newer} words="Brève suivante" icon="arrow" />}
    </nav>
  );
}

interface NeighbourProps {
  news: NewsNeighbour;
  words: string;
  icon: 'back' | 'arrow';
}

function Neighbour({ news, words, icon }: NeighbourProps) {
  return (
    <Link className={icon === 'back' ? styles.older : styles.newer} href={links.news.to({ slug: news.slug })}>
      <span className={styles.words}>
        <Icon name={icon} />
        {words}
      </span>
      <span className={styles.title}>{news.title}</span>
    </Link>
  );
}

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { links } from '#common/contract/site/links';
import type { Piece } from '#common/contract/content/piece';
import type { Show } from '#common/contract/agenda/show';
import { bookableDates } from '#common/rules/agenda';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { Act } from '../page/act';
import { BillActions, BillPage } from '../page/bill-page';
import { DrawnPoster } from '../poster/drawn-poster';
import { InteractiveImages } from '../interactive-image/interactive-images';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { NewsAbout } from '../news/news-about';
import { PiecePoster } from '../piece/piece-poster';
import { ShareButtons } from '../page/share-buttons';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { authorsOf } from '../../text/casting';
import { LinkButton } from '../../ui/link-button';
import { ShowDates } from './show-dates';
import styles from './show-document.module.css';
import { ShowMargin } from './show-margin';
import { ShowPlay } from './show-play';

interface ShowDocumentProps {
  show: Show;
  now: Date;
  /** The preview of those who write it: with what visitors do not see yet. */
  isOnDesk?: boolean;
  /** Its plays as the server gave them alone, for a device that has no room for them. */
  alone?: readonly Piece[];
  /** Shown below the venue. */
  children?: ReactNode;
}

/** One show as on its bill: when, where, at what price, the plays and their casts. */
export function ShowDocument({ show, now, isOnDesk = false, alone, children }: ShowDocumentProps) {
  const pieces = usePieces(show, alone ?? []);
  const [piece] = pieces;
  const canBook = bookableDates(show, now).length > 0;
  return (
    <BillPage
      id="show-title"
      poster={
        piece ? <PiecePoster piece={piece} isFirst /> : <DrawnPoster seed={show.slug} title={show.title} />
      }
      eyebrow="Spectacle du moment"
      title={show.title}
      by={authorsOf(piece?.textAuthors ?? [])}
      margin={<ShowMargin show={show}>{children}</ShowMargin>}
      acts={
        <>
          <Act id="dates" title="Les dates">
            <ShowDates show={show} now={now} />
          </Act>
          {pieces.map((played) => (
            <Act
              key={played.uuid}
              id={`piece-${played.slug}`}
              title={pieces.length === 1 ? 'La pièce' : played.title}
            >
              <ShowPlay piece={played} />
            </Act>
          ))}
          <InteractiveImages show={show.uuid} isOnDesk={isOnDesk} />
          <NewsAbout title={show.title} />
        </>
      }
    >
      <p className={styles.where}>{show.location.name}</p>
      <BillActions>
        {canBook && (
          <LinkButton variant="primary" size="big" href={links.reservations.to()} arrow>
            Réserver
          </LinkButton>
        )}
        <ShareButtons title={show.title} path={links.currentShow.to()} />
      </BillActions>
    </BillPage>
  );
}

function usePieces({ pieces }: Show, alone: readonly Piece[]): readonly Piece[] {
  const page = useAtomValue(serverRenderedPageAtom);
  const slugs = pieces.map(({ slug }) => slug);
  const printed = among(page?.pieces ?? [], slugs);
  const { answer } = useMirrorAnswer(
    async () => (await Promise.all(slugs.map(pieceQueries.read))).filter((piece) => piece !== null),
    [slugs.join()],
    printed.length > 0 ? printed : undefined,
  );
  return among([...(answer ?? []), ...alone], slugs);
}

/** Those of these slugs, each once and in their order. */
const among = (pieces: readonly Piece[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => pieces.find((piece) => piece.slug === slug) ?? []);

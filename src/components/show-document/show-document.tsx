import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { links } from '#common/contract/site/links';
import type { Piece } from '#common/contract/content/piece';
import type { Show } from '#common/contract/agenda/show';
import { bookableDates } from '#common/rules/agenda';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { DOT } from '#common/base/dot';
import { NumberedPart } from '../page/numbered-part';
import { BillActions, BillPage } from '../page/bill-page';
import { DrawnPoster } from '../poster/drawn-poster';
import { InteractiveImages } from '../interactive-image/interactive-images';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { NewsAbout } from '../news/news-about';
import { PiecePoster } from '../piece/piece-poster';
import { ShareButtons } from '../page/share-buttons';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { authorsOf, durationWords } from '../../text/casting';
import { LinkButton } from '../../ui/link-button';
import { MoreLink } from '../page/more-link';
import { RichText } from '../rich-text/rich-text';
import { quoted } from '../../text/quoted';
import { ShowDates } from './show-dates';
import { ShowMargin } from './show-margin';
import styles from './show-document.module.css';

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
          <NumberedPart id="dates" title="Les dates">
            <ShowDates show={show} now={now} />
          </NumberedPart>
          {pieces.map((played) => (
            <NumberedPart
              key={played.uuid}
              id={`piece-${played.slug}`}
              title={pieces.length === 1 ? 'La pièce' : played.title}
            >
              <ShowPlay piece={played} />
            </NumberedPart>
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

/** A play of a show: its summary and its cast. */
function ShowPlay({ piece: { slug, title, genre, duration, resume, performance } }: { piece: Piece }) {
  const facts = [genre, duration && durationWords(duration)].filter(Boolean).join(DOT);
  return (
    <>
      {facts !== '' && <p className={styles.facts}>{facts}</p>}
      <RichText document={resume} />
      {performance && performance.characters.length > 0 && (
        <ul className={styles.cast} aria-label="Distribution">
          {performance.characters.map(({ uuid, name, actor }) => (
            <li key={uuid}>
              <b>{name}</b>
              <span>{actor}</span>
            </li>
          ))}
        </ul>
      )}
      <MoreLink href={links.piece.to({ slug })}>Toute la vie de {quoted(title)}</MoreLink>
    </>
  );
}

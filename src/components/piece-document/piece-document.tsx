import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import type { Piece } from '#common/contract/content/piece';
import { count } from '#common/base/numbers';
import { imageQueries } from '#mirror/queries/image-queries';
import { NumberedPart } from '../page/numbered-part';
import { BillActions, BillPage } from '../page/bill-page';
import { CastFigures, figuresOf } from '../piece/cast-figures';
import { UpcomingBadge } from '../clock/upcoming-badge';
import { NewsAbout } from '../news/news-about';
import { PiecePoster } from '../piece/piece-poster';
import { RichText } from '../rich-text/rich-text';
import { ShareButtons } from '../page/share-buttons';
import { useIsAhead } from '../clock/use-is-ahead';
import { castWords, durationWords, playedWords, totalWords } from '../../text/casting';
import { Link } from '../../ui/link';
import { libraryFilter } from '../list-filter/library-filter';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { MoreLink } from '../page/more-link';
import { PhotoStrip } from '../photo/photo-strip';
import { Performances } from './performances';
import { Roles } from './roles';
import { SameAuthor } from './same-author';
import styles from './piece-document.module.css';

/** A play with its whole history at the association. */
export function PieceDocument({ piece }: { piece: Piece }) {
  const { title, genre, textAuthors, performance } = piece;
  const isAhead = useIsAhead(piece.visibleFrom);
  const isAtelier = performance?.type.code === 'ATELIER';
  const parent = isAtelier
    ? { href: links.atelier.to(), name: 'Atelier' }
    : { href: links.library.to(), name: 'Bibliothèque' };
  const acts = [
    { id: 'resume', title: 'Résumé', content: <RichText document={piece.resume} /> },
    ...(performance && performance.characters.length > 0
      ? [{ id: 'distribution', title: 'Distribution', content: <Roles of={performance} /> }]
      : []),
    ...(performance && performance.dates.length > 0
      ? [
          {
            id: 'representations',
            title: 'Nos représentations',
            content: <Performances of={performance} piece={piece.slug} />,
          },
        ]
      : []),
  ];
  return (
    <BillPage
      id="piece-title"
      poster={<PiecePoster piece={piece} isFirst />}
      eyebrow={
        <>
          <Link href={parent.href}>{parent.name}</Link>
          {genre && `\u00a0· ${genre}`}
        </>
      }
      title={title}
      by={textAuthors.length > 0 && <Authors of={piece} />}
      margin={<SameAuthor of={piece} />}
      acts={
        <>
          {acts.map((act) => (
            <NumberedPart key={act.id} id={act.id} title={act.title}>
              {act.content}
            </NumberedPart>
          ))}
          <PiecePhotos title={title} years={performance?.years ?? []} />
          <NewsAbout title={title} />
        </>
      }
    >
      <Facts of={piece} />
      <BillActions>
        {/* An address that leads nowhere yet cannot be shared. */}
        {!isAhead && <ShareButtons title={title} path={links.piece.to({ slug: piece.slug })} />}
        <UpcomingBadge from={piece.visibleFrom} />
      </BillActions>
    </BillPage>
  );
}

function Authors({ of: { textAuthors } }: { of: Piece }) {
  return textAuthors.map((author, rank) => (
    <span key={author.uuid}>
      {rank > 0 && (rank === textAuthors.length - 1 ? ' et ' : ', ')}
      <Link href={links.library.to() + libraryFilter.write({ author: fullName(author) })}>
        {fullName(author)}
      </Link>
    </span>
  ));
}

function Facts({ of: { duration, charactersData, performance } }: { of: Piece }) {
  const played = playedWords(performance?.years ?? []);
  return (
    <dl className={styles.facts}>
      {duration !== undefined && (
        <div>
          <dt>Durée</dt>
          <dd>{durationWords(duration)}</dd>
        </div>
      )}
      <div>
        <dt>Rôles</dt>
        <dd>{totalWords(charactersData)}</dd>
      </div>
      {played !== null && (
        <div>
          <dt>Jouée ici</dt>
          <dd>{played}</dd>
        </div>
      )}
      <div className={styles.cast}>
        <dt>Distribution</dt>
        <dd>
          <CastFigures {...figuresOf(charactersData)} />
          <span className={styles.castWords}>{castWords(charactersData)}</span>
        </dd>
      </div>
    </dl>
  );
}

interface PiecePhotosProps {
  title: string;
  /** The years in which the play was given here. */
  years: readonly number[];
}

/** Posters and photos of a play's performances here; renders nothing if there are none. */
function PiecePhotos({ title, years }: PiecePhotosProps) {
  const { answer = [] } = useMirrorAnswer(() => imageQueries.ofPlay(title, years), [title, years.join()]);
  if (answer.length === 0) return null;
  return (
    <NumberedPart id="images" title="En images">
      <PhotoStrip photos={answer.slice(0, MOST)} within={{ piece: title }} />
      <MoreLink href={`${links.gallery.to()}?${new URLSearchParams({ piece: title })}`}>
        {answer.length > MOST
          ? `Les ${count(answer.length, 'image')} de cette pièce`
          : 'Cette pièce dans la galerie'}
      </MoreLink>
    </NumberedPart>
  );
}

const MOST = 12;

import { useMemo, useRef, useId, useState } from 'react';
import { pageMetadata } from '#common/contract/fields/page';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { count } from '#common/base/numbers';
import { DOT } from '#common/base/dot';
import { useAddressFilter } from '../../components/list-filter/use-address-filter';
import { StillComing } from '../../components/mirror-answer/still-coming';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { useJumpToTop } from '../../components/page/use-jump-to-top';
import { Pagination } from '../../ui/pagination';
import { libraryFilter, type LibraryFilter, troupeOf } from '../../components/list-filter/library-filter';
import { serverNow } from '../../components/clock/clock-offset';
import { Button } from '../../ui/button';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import { LibraryPanel } from './library-panel';
import { type LibraryKind, arrangeLibrary, type LibraryPiece, type LibraryResults } from './library-results';
import { NoPieceFound } from './no-piece-found';
import { PieceCard } from './piece-card';
import styles from './library.module.css';

interface LibraryProps {
  kind: LibraryKind;
  title: string;
  address: string;
}

/** Fills whole rows of two, three, four or six. */
const PAGE_SIZE = 24;

/** The plays of one library: those that a troupe can cast, and the other filters. */
export function Library({ kind, title, address }: LibraryProps) {
  const [read, change] = useAddressFilter(address, libraryFilter);
  // The workshop's plays are of one type: no other one finds any.
  const hasTypes = kind === 'association';
  const filter = hasTypes ? read : { ...read, type: null };
  const { actor } = filter;
  const { answer, reach } = useMirrorAnswer(
    async () => ({
      actor,
      pieces: await (actor === '' ? pieceQueries.all() : pieceQueries.playedBy(actor)),
    }),
    [actor],
  );
  const pieces = answer?.actor === actor ? answer.pieces : undefined;
  const asked = libraryFilter.write({ ...filter, page: 1 });
  const library = useMemo(
    () => pieces && arrangeLibrary(pieces, filter, kind, serverNow()),
    // oxlint-disable-next-line react/exhaustive-deps -- a new object at each render; its address is stable
    [pieces, asked, kind],
  );
  const resultsRef = useRef<HTMLElement>(null);
  // Filters are changed far down the panel, so only a new page scrolls to the top.
  useJumpToTop(library && String(filter.page), resultsRef);

  const found = library?.found ?? [];
  const isSure = library !== undefined && reach !== 'waiting';
  // Until the first load is over not all plays are here.
  const isCounted = library !== undefined && reach === 'complete';
  const isAwaited = found.length === 0 && !isSure;
  const position = pageMetadata(filter.page, PAGE_SIZE, found.length);
  const page = Math.min(filter.page, position.lastPage);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <div className={`page ${styles.library}`}>
      <LibraryPanel
        title={title}
        filter={filter}
        change={change}
        genres={library?.genres ?? []}
        hasTypes={hasTypes}
      />
      <section
        ref={resultsRef}
        className={styles.found}
        tabIndex={-1}
        aria-label="Résultats"
        aria-busy={!isSure}
      >
        <LibraryHeading filter={filter} library={isCounted ? library : undefined} />
        <StillComing />
        {isAwaited && <AwaitedPieces count={PAGE_SIZE / 2} />}
        {shown.length > 0 && <PieceGrid pieces={shown} isFirst />}
        {isSure && found.length === 0 && (
          <NoPieceFound filter={filter} reach={reach} change={change} isEmpty={library.all === 0} />
        )}
        {isSure && position.lastPage > 1 && (
          <Pagination
            position={pageMetadata(page, PAGE_SIZE, found.length)}
            hrefOf={(target) => address + libraryFilter.write({ ...filter, page: target })}
          />
        )}
        {isSure && library.near.length > 0 && <NearlyCast key={asked} pieces={library.near} />}
      </section>
    </div>
  );
}

/** Two rows of four. */
const AT_FIRST = 8;

/** The plays that a troupe could cast with a few more people. */
function NearlyCast({ pieces }: { pieces: readonly LibraryPiece[] }) {
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  const hidden = pieces.length - AT_FIRST;
  return (
    <section className={styles.near} aria-labelledby={titleId}>
      <div className={styles.foundHead}>
        <h2 id={titleId}>Presque&nbsp;: il manque quelqu’un</h2>
        <p className="small soft num">{count(pieces.length, 'pièce')}</p>
      </div>
      <PieceGrid pieces={isWhole ? pieces : pieces.slice(0, AT_FIRST)} />
      {hidden > 0 && !isWhole && (
        <Button className={styles.more} onClick={() => setWhole(true)}>
          {hidden === 1 ? 'Montrer la dernière' : `Montrer les ${hidden} autres`}
        </Button>
      )}
    </section>
  );
}

interface LibraryHeadingProps {
  filter: LibraryFilter;
  /** Undefined until all plays are loaded. */
  library: LibraryResults | undefined;
}

/** How many plays were found, and among how many. */
function LibraryHeading({ filter, library }: LibraryHeadingProps) {
  const troupe = troupeOf(filter);
  const asked = [
    ...(troupe === null ? [] : [`${count(troupe.women, 'femme')}, ${count(troupe.men, 'homme')}`]),
    ...(filter.actor === '' ? [] : [`avec ${filter.actor}`]),
    ...(library !== undefined && (troupe !== null || libraryFilter.countActive(filter) > 0)
      ? [`sur ${count(library.all, 'pièce')}`]
      : []),
  ];
  return (
    <div className={styles.foundHead} aria-live="polite">
      <h2>{library === undefined ? 'Pièces' : foundWords(library.found.length, troupe !== null)}</h2>
      {asked.length > 0 && <p className="small soft num">{asked.join(DOT)}</p>}
    </div>
  );
}

function foundWords(total: number, isForTroupe: boolean): string {
  if (total === 0) return isForTroupe ? 'Aucune pièce que vous puissiez monter' : 'Aucune pièce';
  return isForTroupe ? `${count(total, 'pièce')} que vous pouvez monter` : count(total, 'pièce');
}

/** Maximum number of plays in the first row. */
const FIRST_ROW = 4;

interface PieceGridProps {
  pieces: readonly LibraryPiece[];
  /** Whether it is at the top of the page. */
  isFirst?: boolean;
}

function PieceGrid({ pieces, isFirst = false }: PieceGridProps) {
  return (
    <ul className={styles.pieces}>
      {pieces.map((listed, place) => (
        <li key={listed.piece.uuid}>
          <PieceCard {...listed} isFirst={isFirst && place < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders for plays that are being read, or loaded for the first time. */
function AwaitedPieces({ count }: { count: number }) {
  return (
    <div role="status" aria-busy="true">
      <LoadingWords>Chargement des pièces…</LoadingWords>
      <ul className={`${styles.pieces} ${styles.awaited}`} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <Skeleton shape="poster" />
            <Skeleton lines={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useMemo, useRef } from 'react';
import { pageMetadata } from '#common/contract/fields/page';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { useAddressFilter } from '../../components/list-filter/use-address-filter';
import { StillComing } from '../../components/mirror-answer/still-coming';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { useJumpToTop } from '../../components/page/use-jump-to-top';
import { Pagination } from '../../ui/pagination';
import { LibraryHeading } from './library-heading';
import { LibraryPanel } from './library-panel';
import { libraryFilter } from '../../components/list-filter/library-filter';
import { type LibraryKind, arrangeLibrary } from './library-results';
import styles from './library.module.css';
import { NearlyCast } from './nearly-cast';
import { NoPieceFound } from './no-piece-found';
import { AwaitedPieces, PieceGrid } from './piece-grid';
import { serverNow } from '../../components/clock/clock-offset';

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

import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { DrawnPoster } from '../../../components/poster/drawn-poster';
import type { ListState } from './use-list-state';

interface NothingListedProps<Filter extends object> {
  list: Pick<ListState<Filter>, 'codec' | 'filter' | 'change'>;
  /** What to say, and to try, where the filter finds nothing; `clear` takes its search words away. */
  sought: {
    readonly title: string;
    readonly poster?: string;
    readonly words: string;
    readonly clear: string;
  };
  /** What to say where nothing is sought, and what to do first. */
  yet?: { readonly title: string; readonly words: string; readonly action?: ReactNode };
}

/** An empty list: the reason, and what to do about it. */
export function NothingListed<Filter extends object>({ list, sought, yet }: NothingListedProps<Filter>) {
  const { codec, filter, change } = list;
  const hasWords = codec.hasWords(filter);
  const isNarrow = codec.countActive(filter) > 0;
  if (yet && !hasWords && !isNarrow)
    return (
      <EmptyState title={yet.title} action={yet.action}>
        <p>{yet.words}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={sought.title}
      poster={sought.poster && <DrawnPoster title={sought.poster} scene="vigil" />}
      action={
        <>
          {hasWords && <Button onClick={() => change(codec.wordless)}>{sought.clear}</Button>}
          {isNarrow && <Button onClick={() => change(codec.wide)}>Enlever les filtres</Button>}
        </>
      }
    >
      <p>{sought.words}</p>
    </EmptyState>
  );
}

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useMedia } from '../../../components/browser/use-media';
import { personAtom } from '../../../state/session';
import { LoadingWords } from '../../../ui/loading-words';
import { Skeleton } from '../../../ui/skeleton';
import type { Account } from './account';
import { UserCards } from './user-cards';
import styles from './user-rows.module.css';
import { UserTable } from './user-table';
import type { UsersProps } from './users-props';

interface UserRowsProps extends Omit<UsersProps, 'users' | 'granter'> {
  /** Undefined until loaded. */
  users: readonly Account[] | undefined;
  /** Number of placeholders while they are loading. */
  places: number;
  whenEmpty: ReactNode;
}

/** A table if there is room, cards on a phone; placeholders while loading. */
export function UserRows({ users, places, whenEmpty, ...rest }: UserRowsProps) {
  const isNarrow = useMedia('(max-width: 48rem)');
  const person = useAtomValue(personAtom);
  if (users === undefined || person === null) return <UserRowsSkeleton count={places} />;
  if (users.length === 0) return whenEmpty;
  const Shape = isNarrow ? UserCards : UserTable;
  return <Shape users={users} granter={person} {...rest} />;
}

function UserRowsSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-busy="true">
      <LoadingWords>Chargement des comptes…</LoadingWords>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.awaited}>
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}

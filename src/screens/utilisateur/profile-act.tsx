import type { ReactNode } from 'react';
import type { User } from '#common/contract/user';
import type { Person } from '../../state/session-records';

/** What every act of the profile is told. */
export interface ActProps {
  person: Person;
  /** As the mirror holds it; null before the mirror has come. */
  account: User | null;
}

interface ProfileActProps {
  id: string;
  number: string;
  title: string;
  children: ReactNode;
}

export function ProfileAct({ id, number, title, children }: ProfileActProps) {
  return (
    <section className="act" id={id} aria-labelledby={`${id}-titre`}>
      <span className="act-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 id={`${id}-titre`}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

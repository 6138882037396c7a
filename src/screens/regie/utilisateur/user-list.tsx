import { useEffect, useRef, useState } from 'react';
import { askServer } from '../../../bridge/calls';
import { AskedNotice } from '../../../components/asked-notice';
import { OfficeHead } from '../../../components/office-head';
import { useAsked } from '../../../components/use-asked';
import { useJumpToTop } from '../../../components/use-jump-to-top';
import { links } from '../../../links';
import { announce } from '../../../state/notices';
import { count } from '../../../text/numbers';
import { Pagination } from '../../../ui/pagination';
import { NobodyFound } from './nobody-found';
import { useUserFilter } from './use-user-filter';
import { type Opened, UserDialog } from './user-dialog';
import { userQueryOf, writeUserFilter } from './user-filter';
import styles from './user-list.module.css';
import { UserPanel } from './user-panel';
import { UserRows } from './user-rows';

/** Every account: to be found, corrected, activated, given roles, blocked, deleted. */
export function UserList() {
  const [filter, change] = useUserFilter();
  const key = writeUserFilter(filter);
  const asked = useAsked(() => askServer('listUsers', { query: userQueryOf(filter) }), key);
  const { answer: page, failure, isAsking, askAgain } = asked;
  const [opened, setOpened] = useState<Opened | null>(null);
  const results = useRef<HTMLElement>(null);
  useJumpToTop(isAsking || failure !== null ? undefined : key, results);

  const lastPage = page?.metadata.lastPage ?? 1;
  const isBeyond = !isAsking && failure === null && page !== undefined && filter.page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, change]);

  const done = (sentence: string) => {
    setOpened(null);
    announce(sentence);
    askAgain();
  };
  const total = page?.metadata.total;
  return (
    <div className="page">
      <OfficeHead title="Liste des utilisateurs" parent={{ href: links.users.to(), name: 'Utilisateurs' }} />
      <UserPanel filter={filter} change={change} />
      <section
        ref={results}
        className={styles.found}
        tabIndex={-1}
        aria-label="Comptes trouvés"
        aria-busy={isAsking}
      >
        <AskedNotice asked={asked} what="La liste des comptes" />
        <output className={styles.count}>{total === undefined ? '' : count(total, 'compte')}</output>
        {(page !== undefined || failure === null) && (
          <UserRows
            users={isBeyond ? undefined : page?.data}
            places={filter.size}
            order={filter.order}
            onOrder={(order) => change({ order })}
            onOpen={setOpened}
            whenEmpty={<NobodyFound filter={filter} change={change} />}
          />
        )}
        {page && page.metadata.total > 0 && (
          <Pagination
            position={page.metadata}
            hrefOf={(target) => links.userList.to() + writeUserFilter({ ...filter, page: target })}
          />
        )}
      </section>
      <UserDialog opened={opened} onClose={() => setOpened(null)} onDone={done} />
    </div>
  );
}

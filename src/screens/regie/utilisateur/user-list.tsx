import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { links } from '#common/contract/site/links';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/permissions';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { Found } from '../../../components/list-filter/found';
import { useAddressFilter } from '../../../components/list-filter/use-address-filter';
import { usePageWithin } from '../../../components/list-filter/use-page-within';
import { OfficeHead } from '../../../components/page/office-head';
import { useServerData } from '../../../components/request/use-server-data';
import { useJumpToTop } from '../../../components/page/use-jump-to-top';
import { announce } from '../../../state/notices';
import { rolesAtom } from '../../../state/session';
import { NobodyFound } from './nobody-found';
import { type Opened, UserDialog } from './user-dialog';
import { userFilter, userQueryOf } from './user-filter';
import { UserPanel } from './user-panel';
import { UserRows } from './user-rows';

/** All accounts that the person may see, with the actions on each: details, activation, roles, blocking, deletion. */
export function UserList() {
  const [filter, change] = useAddressFilter(links.userList.to(), userFilter);
  const key = userFilter.write(filter);
  const asked = useServerData(() => askServer('listUsers', { query: userQueryOf(filter) }), key);
  const { answer: page, failure, isLoading, askAgain } = asked;
  const [opened, setOpened] = useState<Opened | null>(null);
  const hasDesk = isAllowed(permissions.users, useAtomValue(rolesAtom));
  const results = useRef<HTMLElement>(null);
  useJumpToTop(isLoading || failure !== null ? undefined : key, results);

  const isSure = !isLoading && failure === null;
  const isBeyond = usePageWithin(filter.page, isSure ? page?.metadata.lastPage : undefined, (last) =>
    change({ page: last }, { replace: true }),
  );

  const done = (sentence: string) => {
    setOpened(null);
    announce(sentence);
    askAgain();
  };
  return (
    <div className="page">
      <OfficeHead
        title={hasDesk ? 'Liste des utilisateurs' : 'Membres'}
        {...(hasDesk && { parent: { href: links.users.to(), name: 'Utilisateurs' } })}
      />
      <UserPanel filter={filter} change={change} />
      <Found
        ref={results}
        label="Comptes trouvés"
        isReading={isLoading}
        counted={page?.metadata}
        word="compte"
        hrefOf={(target) => links.userList.to() + userFilter.write({ ...filter, page: target })}
        notice={<ServerDataNotice asked={asked} what="La liste des comptes" />}
      >
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
      </Found>
      <UserDialog opened={opened} onClose={() => setOpened(null)} onDone={done} />
    </div>
  );
}

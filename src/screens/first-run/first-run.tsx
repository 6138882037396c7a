import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { permissions } from '#common/contract/calls/permissions';
import { links } from '#common/contract/site/links';
import { isAllowed } from '#common/rules/is-allowed';
import { askServer } from '../../bridge/calls';
import { ServerDataNotice } from '../../components/request/server-data-notice';
import { type ServerData, useServerData } from '../../components/request/use-server-data';
import { LoadingScreen } from '../../components/loading/loading-screen';
import { rolesAtom } from '../../state/session';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import { AdministratorForm } from './administrator-form';
import { FirstSteps } from './first-steps';
import styles from './first-run.module.css';

/** The guide of a new site: its first administrator, then what an association begins with. */
export function FirstRun() {
  const isAdministrator = isAllowed(permissions.site, useAtomValue(rolesAtom));
  const [cameAsVisitor] = useState(!isAdministrator);
  return isAdministrator ? <Steps takesFocus={cameAsVisitor} /> : <Opening />;
}

function Opening() {
  const asked = useServerData(() => askServer('readFirstRun', {}), '');
  if (asked.answer?.isAwaited === true) return <AdministratorForm onRefused={asked.askAgain} />;
  if (asked.answer !== undefined) return <NothingToSetUp />;
  return asked.failure === null ? <LoadingScreen /> : <Unknown asked={asked} />;
}

function Steps({ takesFocus }: { takesFocus: boolean }) {
  const asked = useServerData(() => askServer('readFirstSteps', {}), '');
  if (asked.answer === undefined)
    return asked.failure === null ? <LoadingScreen /> : <Unknown asked={asked} />;
  if (!asked.answer.isGuided) return <NothingToSetUp />;
  return <FirstSteps asked={asked} steps={asked.answer} takesFocus={takesFocus} />;
}

function Unknown({ asked }: { asked: ServerData<unknown> }) {
  return (
    <div className={`page ${styles.page}`}>
      <h1 className="title">Premiers pas</h1>
      <ServerDataNotice asked={asked} what="La mise en service" />
    </div>
  );
}

function NothingToSetUp() {
  return (
    <div className={`page ${styles.page}`}>
      <h1 className="title">Premiers pas</h1>
      <EmptyState
        title="Ce site est déjà en service"
        action={<LinkButton href={links.newsHome.to()}>Aller à l’accueil</LinkButton>}
      >
        <p>Il a un administrateur&nbsp;: il n’y a plus rien à faire ici.</p>
      </EmptyState>
    </div>
  );
}

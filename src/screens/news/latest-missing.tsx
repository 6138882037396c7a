import { useEffect } from 'react';
import { links } from '#common/contract/site/links';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import type { MirrorReach } from '../../components/mirror-answer/mirror-reach';
import { NeverReceived } from '../../components/mirror-answer/never-received';
import { warn } from '../../state/notices';
import { EmptyState } from '../../ui/empty-state';
import { askServer } from '../../bridge/calls';
import { useServerData } from '../../components/request/use-server-data';
import { LinkButton } from '../../ui/link-button';
import styles from './news-home.module.css';

/** Why the home page has no news: none was published, or none could be loaded. */
export function LatestMissing({ reach }: { reach: MirrorReach }) {
  return <div className={styles.missing}>{reach === 'silent' ? <NeverLoaded /> : <NothingPublished />}</div>;
}

function NothingPublished() {
  return (
    <>
      <SiteToSetUp />
      <EmptyState
        title="Aucune brève pour le moment"
        poster={<DrawnPoster title="Bientôt" scene="curtain" />}
      >
        <p>La première paraîtra ici d’elle-même.</p>
      </EmptyState>
    </>
  );
}

function NeverLoaded() {
  useEffect(() => {
    warn('Erreur lors de la récupération des brèves');
  }, []);
  return (
    <NeverReceived
      title="Les brèves ne sont pas encore sur cet appareil"
      poster={<DrawnPoster title="Relâche" scene="vigil" />}
    >
      Le serveur ne répond pas. Elles s’afficheront dès qu’il répondra&nbsp;; ensuite, elles se liront aussi
      sans réseau.
    </NeverReceived>
  );
}

/** Says that the site is being set up, as long as it has no administrator; only a site without news asks. */
function SiteToSetUp() {
  const { answer } = useServerData(() => askServer('readFirstRun', {}), '');
  if (answer?.isAwaited !== true) return null;
  return (
    <EmptyState
      title="Ce site est en cours d’installation"
      action={
        <LinkButton variant="primary" href={links.firstRun.to()} arrow>
          Commencer la mise en service
        </LinkButton>
      }
    >
      <p>
        Il ouvrira bientôt. Vous l’installez&nbsp;? Le serveur a écrit, en démarrant, le code qu’il vous faut.
      </p>
    </EmptyState>
  );
}

import { links } from '#common/contract/site/links';
import { askServer } from '../../bridge/calls';
import { useServerData } from '../../components/request/use-server-data';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';

/** Says that the site is being set up, as long as it has no administrator; only a site without news asks. */
export function SiteToSetUp() {
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

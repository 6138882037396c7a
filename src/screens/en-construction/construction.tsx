import { links } from '../../links';
import { Link } from '../../ui/link';
import { LinkButton } from '../../ui/link-button';
import { StagePage } from '../../components/stage-page';

/** In place of what is announced and not there yet. */
export function Construction() {
  return (
    <StagePage
      title="Page en cours de construction. Revenez plus tard"
      picture="/pictures/workbench.svg"
      actions={
        <LinkButton look="act" size="big" href={links.newsHome.to()}>
          Revenir à l’accueil
        </LinkButton>
      }
    >
      <p>
        Cette partie du site n’est pas encore prête. D’ici là,{' '}
        <Link href={links.contacts.to()}>écrivez-nous</Link>&nbsp;: nous nous en occuperons avec vous.
      </p>
    </StagePage>
  );
}

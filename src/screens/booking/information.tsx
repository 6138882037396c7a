import { links } from '#common/contract/site/links';
import { TextPage } from '../../components/page/text-page';
import { LinkButton } from '../../ui/link-button';

/** Information before booking, as written by the association. */
export const Information = () => (
  <TextPage slug="reservation-informations" title="Informations de réservation">
    <LinkButton variant="primary" href={links.reservations.to()} arrow>
      Voir les séances
    </LinkButton>
  </TextPage>
);

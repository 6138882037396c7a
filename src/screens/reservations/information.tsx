import { links } from '#common/contract/site/links';
import { TextPage } from '../../components/page/text-page';
import { LinkButton } from '../../ui/link-button';

/** What one has to know before booking, as the association wrote it. */
export const Information = () => (
  <TextPage slug="reservation-informations" title="Informations de réservation">
    <LinkButton look="act" href={links.reservations.to()} arrow>
      Voir les séances
    </LinkButton>
  </TextPage>
);

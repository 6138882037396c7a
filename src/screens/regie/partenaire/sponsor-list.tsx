import { links } from '#common/contract/site/links';
import { sponsorQueries } from '#mirror/queries/sponsor-queries';
import { RankedList } from '../../../components/desk-list/ranked-list';
import { useDrafts } from '../../../components/desk-list/use-drafts';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { OfficeHead } from '../../../components/page/office-head';
import { EmptyState } from '../../../ui/empty-state';
import { Link } from '../../../ui/link';
import { LinkButton } from '../../../ui/link-button';
import { sponsorRow } from './sponsor-row';

/** The partners in the order of their public page, hidden ones too, for the administration. */
export function SponsorList() {
  const mirrored = useMirrorAnswer(sponsorQueries.listAll);
  const drafts = useDrafts('sponsor');
  return (
    <div className="page">
      <OfficeHead title="Partenaires" parent={{ href: links.site.to(), name: 'Site' }}>
        <LinkButton variant="primary" icon="plus" href={links.addSponsor.to()}>
          Ajouter un partenaire
        </LinkButton>
      </OfficeHead>
      <RankedList
        noun={sponsorRow}
        mirrored={mirrored}
        drafts={drafts}
        intro={
          <>
            La page <Link href={links.sponsors.to()}>Nos partenaires</Link> les montre dans cet ordre.
          </>
        }
        empty={
          <EmptyState
            title="Aucun partenaire"
            action={<LinkButton href={links.addSponsor.to()}>Ajouter un partenaire</LinkButton>}
          >
            <p>Ce que vous écrivez est gardé sur cet appareil dès le premier mot, avec ou sans réseau.</p>
          </EmptyState>
        }
      />
    </div>
  );
}

import { links } from '#common/contract/site/links';
import { sponsorNoun } from '#common/nouns/sponsor';
import { sponsorQueries } from '#mirror/queries/sponsor-queries';
import type { Sponsor } from '#common/contract/content/sponsor';
import { RankedList } from '../list/ranked-list';
import { useDrafts } from '../list/use-drafts';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { DeskHead } from '../../../components/page/desk-head';
import { EmptyState } from '../../../ui/empty-state';
import { Link } from '../../../ui/link';
import { LinkButton } from '../../../ui/link-button';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { RankedNoun } from '../list/ranked-noun';
import { PreviewImagePicture } from '../../../components/image-picker/preview-image-picture';
import { linkInWords } from '../../../text/web-address';
import { Badge } from '../../../ui/badge';
import styles from './sponsor-list.module.css';

/** The partners in the order of their public page, hidden ones too, for the administration. */
export function SponsorList() {
  const mirrored = useMirrorAnswer(sponsorQueries.listAll);
  const drafts = useDrafts('sponsor');
  return (
    <div className="page">
      <DeskHead title={sponsorNoun.words.all} parent={{ href: links.site.to(), name: 'Site' }}>
        <LinkButton variant="primary" icon="plus" href={links.addSponsor.to()}>
          {sponsorNoun.words.add}
        </LinkButton>
      </DeskHead>
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
            action={<LinkButton href={links.addSponsor.to()}>{sponsorNoun.words.add}</LinkButton>}
          >
            <p>Ce que vous écrivez est gardé sur cet appareil dès le premier mot, avec ou sans réseau.</p>
          </EmptyState>
        }
      />
    </div>
  );
}

const [shown, hidden] = sponsorNoun.fields.visible.words;

/** Logos are drawn for white paper, by night too. */
const paper = '#fff';

/** A partner, in the administration's list. */
const sponsorRow: RankedNoun<Sponsor> = {
  title: sponsorNoun.words.all,
  kind: 'sponsor',
  nameOf: ({ name }) => name,
  unnamed: 'Sans nom',
  editor: (slug) => links.editSponsor.to({ slug }),
  picture: ({ logo }) => logo && <PreviewImagePicture previewImage={{ ...logo, backgroundColor: paper }} />,
  facts: ({ visible, link }) => (
    <>
      {visible ? <Badge>{shown}</Badge> : <Badge shape="cross">{hidden}</Badge>}
      {link !== undefined && <span className={styles.link}>{linkInWords(link)}</span>}
    </>
  ),
  place: queuedWrites.placeSponsor,
  remove: queuedWrites.deleteSponsor,
  deleted: 'Supprimé',
  warning:
    'C’est définitif. Pour le retirer un temps seulement, décochez plutôt «\u00a0Visible\u00a0» dans sa fiche.',
};

import type { AboutText } from '#common/contract/content/about-text';
import { links } from '#common/contract/site/links';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { RichText } from '../../components/rich-text/rich-text';
import { StagePage } from '../../components/page/stage-page';
import { Link } from '../../ui/link';

/** Shown for a page that is announced and not built yet: what will come, and how to reach the association meanwhile. */
export function Construction() {
  const { answer: contacts } = useMirrorAnswer<AboutText | null>(() => aboutTextQueries.read('contacts'), []);
  return (
    <StagePage title="Page en cours de construction. Revenez plus tard" picture="/pictures/workbench.svg">
      <p>Viendront&nbsp;: les pièces de l’atelier et les membres sur des pages à part.</p>
      <p>
        D’ici là, vous pouvez <Link href={links.reservations.to()}>réserver en ligne</Link> et{' '}
        <Link href={links.contacts.to()}>nous écrire</Link>.
      </p>
      {contacts && <RichText document={contacts.content} />}
    </StagePage>
  );
}

import { useAtom, useAtomValue } from 'jotai';
import { useTermsVersion } from './use-terms-version';
import { links } from '../../links';
import { acceptedTermsAtom, acceptTerms, termsPostponedAtom } from '../../state/terms';
import { Link } from '../../ui/link';
import { BottomBar } from './bottom-bar';

/** There while the terms of use are in a version that was not accepted on this device. */
export function TermsBar() {
  const version = useTermsVersion();
  const accepted = useAtomValue(acceptedTermsAtom);
  const [isPostponed, setPostponed] = useAtom(termsPostponedAtom);
  if (version === undefined || version === accepted || isPostponed) return null;
  return (
    <BottomBar
      label="Conditions générales d’utilisation"
      onLater={() => setPostponed(true)}
      onAccept={() => acceptTerms(version)}
    >
      {accepted === null ? 'Ce site a des ' : 'Nous avons mis à jour nos '}
      <Link href={links.terms.to()}>conditions générales d’utilisation</Link>. Les acceptez-vous ?
    </BottomBar>
  );
}

import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { links } from '#common/contract/site/links';
import { lazyComponent } from '../loading/lazy-component';
import { newVersionAtom } from '../../state/update';
import { enqueue } from '../../bridge/calls';
import { queuedWrites } from '../../bridge/queued-writes';
import { personAtom } from '../../state/session';
import { acceptedTermsAtom, acceptTerms, areTermsAskedAtom, postponeTerms } from '../../state/terms';
import { Link } from '../../ui/link';
import { BottomBar } from './bottom-bar';
import { useTermsVersion } from './use-terms-version';

const NewVersion = lazyComponent(() => import('./new-version-bar').then((module) => module.NewVersionBar));
const MustInstall = lazyComponent(() =>
  import('./must-install-dialog').then((module) => module.MustInstallDialog),
);

/** Questions at the bottom of the page, for a yes or a 'not now'; one at a time, the new version first. */
export function BottomBars() {
  const newVersion = useAtomValue(newVersionAtom);
  if (newVersion === null) return <TermsBar />;
  const { Component } = newVersion.mustInstall ? MustInstall : NewVersion;
  return (
    <Suspense fallback={null}>
      <Component />
    </Suspense>
  );
}

/** Shown while the current version of the terms of use has been neither accepted nor put off on this device. */
function TermsBar() {
  const version = useTermsVersion();
  const accepted = useAtomValue(acceptedTermsAtom);
  const person = useAtomValue(personAtom);
  const areAsked = useAtomValue(areTermsAskedAtom);
  if (version === undefined || !areAsked(version, Date.now())) return null;
  return (
    <BottomBar
      label="Conditions générales d’utilisation"
      onLater={() => postponeTerms(version, Date.now())}
      onAccept={() => {
        acceptTerms(version);
        // Also stored in the account, so that the association knows what was agreed to.
        if (person !== null) void enqueue(queuedWrites.acceptTerms(person.uuid, version));
      }}
    >
      {accepted === null ? 'Ce site a des ' : 'Nous avons mis à jour nos '}
      <Link href={links.terms.to()}>conditions générales d’utilisation</Link>. Les acceptez-vous&nbsp;?
    </BottomBar>
  );
}

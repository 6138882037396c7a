import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyComponent } from '../loading/lazy-component';
import { newVersionAtom } from '../../state/update';
import { TermsBar } from './terms-bar';

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

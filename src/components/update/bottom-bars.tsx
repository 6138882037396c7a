import { useAtomValue } from 'jotai';
import { lazily } from '../lazily';
import { newVersionAtom } from '../../state/update';
import { NewVersionBar } from './new-version-bar';
import { TermsBar } from './terms-bar';

const MustInstall = lazily(() => import('./must-install-dialog').then((module) => module.MustInstallDialog));

/** What waits at the bottom of the page for a yes or a not now; one at a time, the version first. */
export function BottomBars() {
  const newVersion = useAtomValue(newVersionAtom);
  if (newVersion === null) return <TermsBar />;
  return newVersion.mustInstall ? <MustInstall.Component /> : <NewVersionBar />;
}

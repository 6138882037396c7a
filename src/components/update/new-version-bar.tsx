import { useSetAtom } from 'jotai';
import { applyNewVersion } from '../../bridge/service-worker';
import { newVersionAtom } from '../../state/update';
import { BottomBar } from './bottom-bar';

export function NewVersionBar() {
  const setNewVersion = useSetAtom(newVersionAtom);
  return (
    <BottomBar label="Nouvelle version" onLater={() => setNewVersion(null)} onAccept={applyNewVersion}>
      Une nouvelle version est disponible. L’utiliser maintenant&nbsp;?
    </BottomBar>
  );
}

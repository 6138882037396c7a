import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { applyNewVersion } from '../../bridge/service-worker';
import { newVersionAtom } from '../../state/update';
import { BottomBar } from './bottom-bar';

export function NewVersionBar() {
  const setNewVersion = useSetAtom(newVersionAtom);
  const [isAccepted, setAccepted] = useState(false);
  const accept = () => {
    setAccepted(true);
    applyNewVersion();
  };
  return (
    <BottomBar
      label="Nouvelle version"
      pending={isAccepted}
      onLater={() => setNewVersion(null)}
      onAccept={accept}
    >
      {isAccepted
        ? 'La nouvelle version s’installe, puis la page se recharge.'
        : 'Une nouvelle version est disponible. L’utiliser maintenant\u00a0?'}
    </BottomBar>
  );
}

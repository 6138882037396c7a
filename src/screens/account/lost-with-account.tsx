import { useAtomValue } from 'jotai';
import { count } from '#common/base/numbers';
import { useLeftBehind } from '../../components/session/use-left-behind';
import { syncAtom } from '../../state/connection';

/** What this device still keeps for the person, and what is lost if they delete their account. */
export function LostWithAccount() {
  const { waitingForLogin: waiting } = useAtomValue(syncAtom);
  const left = useLeftBehind();
  return (
    <>
      {waiting > 0 && (
        <p className="small soft">
          {count(
            waiting,
            'modification attend encore le réseau sur cet appareil et ne partira plus.',
            'modifications attendent encore le réseau sur cet appareil et ne partiront plus.',
          )}
        </p>
      )}
      {left.length > 0 && (
        <p className="small soft">Seront effacés de cet appareil&nbsp;: {left.join(', ')}.</p>
      )}
    </>
  );
}

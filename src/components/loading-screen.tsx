import { useBusy } from '../state/busy';
import { Spinner } from '../ui/spinner';

/** Between two screens: the curtain line is drawn, and the mask turns if it takes long. */
export function LoadingScreen() {
  useBusy();
  return (
    <div className="page">
      <Spinner />
    </div>
  );
}

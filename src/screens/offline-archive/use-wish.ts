import type { KeepWish } from '#worker/api';
import { keepPhotos } from '../../bridge/calls';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';

/** Sends the wish to the data worker; its result is read from this device's storage. */
export function useWish() {
  return (wish: KeepWish): void => {
    void keepPhotos(wish).then((result) => {
      if (!result.ok) warn(failureSentence(result.failure));
    });
  };
}

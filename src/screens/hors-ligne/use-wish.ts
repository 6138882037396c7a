import type { KeepWish } from '#worker/api';
import { keepPhotos } from '../../bridge/calls';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';

/** Tells the data worker what is wanted; what comes of it is read from this device. */
export function useWish() {
  return (wish: KeepWish): void => {
    void keepPhotos(wish).then((result) => {
      if (!result.ok) warn(failureSentence(result.failure));
    });
  };
}

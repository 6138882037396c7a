import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { forgetShared, readShared } from '../../../bridge/calls';
import { warn } from '../../../state/notices';

/**
 * Brings the pictures that another program of this device shared with the installed site. Each is let go only once it is
 * kept here.
 * @param keep tells whether this device keeps the file as a photo of that uuid
 */
export function useSharedPhotos(
  isReady: boolean,
  keep: (uuid: string, file: File) => Promise<boolean>,
): void {
  const failure = failures.get(new URLSearchParams(useSearch()).get('partage') ?? '');
  const take = useEffectEvent(async () => {
    const shared = await readShared();
    if (!shared.ok) return;
    for (const { id, uuid, file } of shared.value) {
      if (await keep(uuid, file)) await forgetShared([id]);
    }
  });
  useEffect(() => {
    if (isReady) void take();
  }, [isReady]);
  useEffect(() => {
    if (failure !== undefined) warn(failure);
  }, [failure]);
}

/** What the service worker says in the address of pictures that it could not keep. */
const failures = new Map([
  ['plein', 'Il n’y avait plus de place sur cet appareil pour les images partagées.'],
  ['echec', 'Les images partagées n’ont pas pu être gardées. Choisissez-les ici.'],
]);

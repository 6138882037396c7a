import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { forgetShared, readShared } from '../../../bridge/calls';
import { warn } from '../../../state/notices';

/**
 * Takes in the pictures that another app on this device shared with the installed site. Each is released only once it
 * is stored here.
 * @param keep resolves to whether this device has stored the file as a photo of that uuid
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

/** Failures that the service worker reports in the address, for pictures that it could not store. */
const failures = new Map([
  ['plein', 'Il n’y avait plus de place sur cet appareil pour les images partagées.'],
  ['echec', 'Les images partagées n’ont pas pu être gardées. Choisissez-les ici.'],
]);

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { syncAtom } from '../../state/connection';
import { EmptyState } from '../../ui/empty-state';
import { RetryButton } from '../request/retry-button';

interface NeverReceivedProps {
  title?: string;
  /** A drawn poster, 3:4. */
  poster?: ReactNode;
  /** When it will be there, in a sentence or two. */
  children: ReactNode;
}

/** Replaces content that this device never had, while the server does not answer. */
export function NeverReceived({ title = 'Rien sur cet appareil', poster, children }: NeverReceivedProps) {
  const { isFull } = useAtomValue(syncAtom);
  return (
    <EmptyState
      title={isFull ? 'Plus assez de place sur cet appareil' : title}
      poster={poster}
      action={<RetryButton />}
    >
      <p>{isFull ? NO_ROOM : children}</p>
    </EmptyState>
  );
}

const NO_ROOM =
  'Il n’a pu garder ici ce que le serveur a envoyé. Libérez-en (photos, vidéos, applications), puis réessayez. En attendant, un article ou une pièce ouverts par leur lien se lisent en ligne.';

/**
 * The same for an editors' list, which the device keeps once received.
 * @param what with its article, feminine: 'cette liste'
 */
export const ListNeverReceived = ({ what = 'cette liste' }: { what?: string }) => (
  <NeverReceived>
    Cet appareil n’a encore jamais reçu {what}, et le serveur ne répond pas. Elle viendra dès qu’il
    répondra&nbsp;; ensuite, elle se lira aussi sans réseau.
  </NeverReceived>
);

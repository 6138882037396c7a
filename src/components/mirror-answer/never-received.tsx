import type { ReactNode } from 'react';
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
export const NeverReceived = ({ title = 'Rien sur cet appareil', poster, children }: NeverReceivedProps) => (
  <EmptyState title={title} poster={poster} action={<RetryButton />}>
    <p>{children}</p>
  </EmptyState>
);

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

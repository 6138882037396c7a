import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { RetryButton } from '../request/retry-button';

interface NeverReceivedProps {
  title?: string;
  /** 3:4, a drawn poster. */
  poster?: ReactNode;
  /** When it will be there, in a sentence or two. */
  children: ReactNode;
}

/** In place of what this device never held, while the server does not answer. */
export const NeverReceived = ({ title = 'Rien sur cet appareil', poster, children }: NeverReceivedProps) => (
  <EmptyState title={title} poster={poster} action={<RetryButton />}>
    <p>{children}</p>
  </EmptyState>
);

/**
 * A list of those who write, which their device holds once it came.
 * @param what with its article, feminine: 'cette liste'
 */
export const ListNeverReceived = ({ what = 'cette liste' }: { what?: string }) => (
  <NeverReceived>
    Cet appareil n’a encore jamais reçu {what}, et le serveur ne répond pas. Elle viendra dès qu’il
    répondra&nbsp;; ensuite, elle se lira aussi sans réseau.
  </NeverReceived>
);

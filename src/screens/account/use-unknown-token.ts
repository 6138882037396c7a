import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { links } from '#common/contract/site/links';
import { openDialog } from '../../state/dialogs';
import { warn } from '../../state/notices';

/** What the link of a mail is for. */
export type LinkUse = 'activation' | 'password';

/** Handles a token that the server does not know: shows a warning, redirects home, and offers there what to do next. */
export function useUnknownToken(use: LinkUse): () => void {
  const [, navigate] = useLocation();
  return useCallback(() => {
    warn('Aucun compte trouvé. Vérifiez votre jeton.');
    navigate(links.newsHome.to(), { replace: true });
    openDialog(`used-${use}`);
  }, [navigate, use]);
}

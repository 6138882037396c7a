import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { links } from '#common/contract/site/links';
import { warn } from '../../state/notices';

/** Handles a token that the server does not know: shows a warning and redirects home. */
export function useUnknownToken(): () => void {
  const [, navigate] = useLocation();
  return useCallback(() => {
    warn('Aucun compte trouvé. Vérifiez votre jeton.');
    navigate(links.newsHome.to(), { replace: true });
  }, [navigate]);
}

import { useLocation } from 'wouter';
import { links } from '#common/contract/site/links';
import { leaveForGood } from '../../bridge/calls';
import { announce } from '../../state/notices';

/** After an account is deleted: goes home, clears the session, and announces it. */
export function useAfterAccountDeletion(): () => void {
  const [, navigate] = useLocation();
  return () => {
    // Navigates first: the guard of the former screen would ask to log in again.
    navigate(links.newsHome.to());
    // The server no longer knows this session, whatever it answers.
    void leaveForGood();
    announce('Compte supprimé');
  };
}

import { useLocation } from 'wouter';
import { links } from '#common/contract/site/links';
import { logout } from '../../bridge/calls';
import { announce } from '../../state/notices';

/** What follows the end of an account: home, the session cleared, and a word of it. */
export function useFarewell(): () => void {
  const [, navigate] = useLocation();
  return () => {
    // Home first: the guard of a screen left behind would ask to log in again.
    navigate(links.newsHome.to());
    // The server knows this session no more, whatever it answers.
    void logout();
    announce('Compte supprimé');
  };
}

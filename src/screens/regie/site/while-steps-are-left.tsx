import type { ReactNode } from 'react';
import { askServer } from '../../../bridge/calls';
import { useServerData } from '../../../components/request/use-server-data';

/** What leads to the first steps, as long as some are left on a site that the guide opened. */
export function WhileStepsAreLeft({ children }: { children: ReactNode }) {
  const { answer } = useServerData(() => askServer('readFirstSteps', {}), '');
  if (answer === undefined || !answer.isGuided) return null;
  const { hasName, hasSentMail, hasShow } = answer;
  return hasName && hasSentMail && hasShow ? null : children;
}

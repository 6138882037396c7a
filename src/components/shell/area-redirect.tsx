import { useAtomValue } from 'jotai';
import { Redirect } from 'wouter';
import { links } from '#common/contract/site/links';
import { type PermissionName, permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { rolesAtom } from '../../state/session';
import { LoadingScreen } from '../loading/loading-screen';
import { LoginFirst, useIsSessionAskable } from './guard';

export interface AreaScreen {
  readonly href: string;
  readonly who: PermissionName;
}

/** Redirects to the first screen of an area that the person may open. */
export function AreaRedirect({ screens }: { screens: readonly AreaScreen[] }) {
  const roles = useAtomValue(rolesAtom);
  const isAskable = useIsSessionAskable();
  if (roles === null) return isAskable ? <LoadingScreen /> : <LoginFirst />;
  const first = screens.find(({ who }) => isAllowed(permissions[who], roles));
  return <Redirect to={first?.href ?? links.forbidden.to()} replace />;
}

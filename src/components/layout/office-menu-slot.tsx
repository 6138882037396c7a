import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/permissions';
import { rolesAtom } from '../../state/session';
import { lazyComponent } from '../loading/lazy-component';

const OfficeMenu = lazyComponent(() => import('./office-menu').then((module) => module.OfficeMenu));

/** The back office's menu; its code is loaded only for people who have an office. */
export function OfficeMenuSlot() {
  if (!isAllowed(permissions.backOffice, useAtomValue(rolesAtom))) return null;
  return (
    <Suspense fallback={null}>
      <OfficeMenu.Component />
    </Suspense>
  );
}

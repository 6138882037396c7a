import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { rolesAtom } from '../../state/session';
import { lazyComponent } from '../loading/lazy-component';

const DeskMenu = lazyComponent(() => import('./desk-menu').then((module) => module.DeskMenu));

/** The back office's menu; its code is loaded only for people who have an office. */
export function DeskMenuSlot() {
  if (!isAllowed(permissions.backOffice, useAtomValue(rolesAtom))) return null;
  return (
    <Suspense fallback={null}>
      <DeskMenu.Component />
    </Suspense>
  );
}

import { atom, useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { syncAtom } from '../../state/connection';
import { closeDialog, dialogAtom, type DialogName } from '../../state/dialogs';
import type { DialogScreenProps } from '../loading/dialog-screen';
import { type LazyComponent, lazyComponent } from '../loading/lazy-component';

const dialogs: Readonly<Record<DialogName, LazyComponent<DialogScreenProps>>> = {
  login: lazyComponent(() => import('../session/login-dialog').then((module) => module.LoginDialog)),
  logout: lazyComponent(() => import('../session/logout-dialog').then((module) => module.LogoutDialog)),
  attend: lazyComponent(() => import('../sync/attend-dialog').then((module) => module.AttendDialog)),
  'used-activation': lazyComponent(() =>
    import('../session/used-link-dialogs').then((module) => module.UsedActivation),
  ),
  'used-password': lazyComponent(() =>
    import('../session/used-link-dialogs').then((module) => module.UsedPassword),
  ),
};

const isToAttendAtom = atom((get) => get(syncAtom).toAttend.length > 0);

/** The dialogs of the shell. One that was opened stays mounted, so that its closing animation can run. */
export function Dialogs() {
  const current = useAtomValue(dialogAtom);
  const [opened, setOpened] = useState<readonly DialogName[]>([]);
  // Its button is on the screen from now on: once the code is here, it opens without waiting for the line.
  const isToAttend = useAtomValue(isToAttendAtom);
  useEffect(() => {
    if (isToAttend) fetchDialog('attend');
  }, [isToAttend]);
  if (current !== null && !opened.includes(current)) setOpened([...opened, current]);
  return opened.map((name) => {
    const { Component } = dialogs[name];
    return (
      <Suspense key={name} fallback={null}>
        <Component isOpen={name === current} onClose={closeDialog} />
      </Suspense>
    );
  });
}

/** Preloads a dialog's code when a finger or a pointer is on its way. */
export function fetchDialog(name: DialogName): void {
  dialogs[name].fetch();
}

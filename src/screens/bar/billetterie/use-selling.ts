import { useState } from 'react';
import { succeed } from '#common/base/result';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { type OneTry, useOneTry } from '../../../components/request/use-one-try';
import { useTask } from '../../../components/request/use-task';
import { changeOf } from './cash';
import { sell } from './counter-calls';
import type { Counter } from './use-counter';
import { useTill } from './use-till';

/** The current sale and the last one. The state survives a change of tab or of the screen's width. */
export function useSelling(date: DoorDateRow, { moment }: Counter) {
  const till = useTill(date);
  const { isRunning, run } = useTask();
  const tries = useOneTry(() => moment().at);
  const [last, setLast] = useState<{ readonly uuid: string; readonly change: number | null } | null>(null);
  const sellNow = () => {
    const { seats, total, means, name, handed } = till;
    const { isOffline } = moment();
    const save = async ({ uuid, at }: OneTry) => {
      const saved = await sell(date, { uuid, seats, total, means, name }, { at, isOffline });
      return saved.ok ? succeed(uuid) : saved;
    };
    run(
      () => tries.attempt(save),
      (uuid) => {
        setLast({ uuid, change: handed === null ? null : changeOf(total, handed) });
        till.clear();
      },
    );
  };
  const clear = () => {
    tries.forget();
    till.clear();
  };
  return { till: { ...till, clear }, last, isRunning, sellNow };
}

export type SellingState = ReturnType<typeof useSelling>;

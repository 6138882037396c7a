import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { personAtom } from '../../state/session';
import { forgetTyped, keepTyped, readTyped } from '../../state/typed-values';
import type { Faults } from './form-state';
import { type Form, useForm } from './use-form';
import { type Typed, isSome } from './use-session-form-values';

type Values<Name extends string> = Readonly<Record<Name, string>>;

export interface SessionForm<Name extends string>
  extends Omit<Form<Name>, 'restart'>, Pick<Typed<Values<Name>>, 'isResumed' | 'forget'> {}

/**
 * A form whose fields this tab keeps while they are typed, as `useSessionFormValues` does: only those that differ from what
 * is saved, since somebody else may correct the others meanwhile.
 * @param unkept passwords, and what is to be agreed to each time
 */
export function useSessionForm<Name extends string>(
  what: string,
  saved: Values<Name>,
  faultsOf: (values: Values<Name>) => Faults<Name>,
  unkept: readonly NoInfer<Name>[] = [],
): SessionForm<Name> {
  const by = useAtomValue(personAtom)?.uuid ?? null;
  const [kept] = useState(() => readTyped<Values<Name>>(by, what));
  const [isResumed, setResumed] = useState(isSome(kept));
  const { restart, ...form } = useForm<Name>(Object.assign({}, saved, kept), faultsOf);
  const [owner, setOwner] = useState(by);
  if (owner !== by) {
    setOwner(by);
    const own = readTyped<Values<Name>>(by, what);
    setResumed(isSome(own));
    restart(Object.assign({}, saved, own));
  }
  const keep = (values: Values<Name>) => {
    const names = Object.keys(saved) as Name[];
    const typed = names.filter((name) => values[name] !== saved[name] && !unkept.includes(name));
    if (typed.length === 0) forgetTyped(by, what);
    else keepTyped(by, what, Object.fromEntries(typed.map((name) => [name, values[name]])));
  };
  return {
    ...form,
    isResumed,
    field: (name) => ({
      ...form.field(name),
      onChange(value) {
        form.field(name).onChange(value);
        keep({ ...form.values, [name]: value });
      },
    }),
    forget() {
      forgetTyped(by, what);
      setResumed(false);
      restart(saved);
    },
  };
}

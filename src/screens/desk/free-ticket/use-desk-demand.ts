import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type Result, succeed } from '#common/base/result';
import { fullName } from '#common/base/full-name';
import type { PersonReference } from '#common/contract/people/user';
import type { Failure } from '#worker/api';
import { askServer } from '../../../bridge/calls';
import type { SeatNames } from '../../../components/free-ticket/seat-names';
import { useSessionCreation } from '../../../components/form/use-session-creation';
import type { Typed } from '../../../components/form/use-session-form-values';
import { personAtom } from '../../../state/session';
import type { Demand } from './demand-answer';

interface DeskDemandForm extends SeatNames {
  readonly member: PersonReference | null;
  /** For a guest of the association: the tickets belong to whoever asks. */
  readonly isGuest: boolean;
  readonly dateUuid: string | null;
  readonly note: string;
  /** Also accepts it. */
  readonly accepts: boolean;
}

interface DeskDemand {
  /** Kept by this tab, since an answer may be lost with the page. */
  readonly typed: Typed<DeskDemandForm>;
  /** Whose tickets they will be. */
  readonly owner: { readonly uuid: string } | null;
  readonly chooseMember: (member: PersonReference | null) => void;
  /** Sends it; again if the answer was lost: it is the same demand. */
  readonly send: () => Promise<Result<Demand, Failure>>;
  /** A demand that an earlier try made, with other content than is typed now. */
  readonly earlier: Demand | null;
}

/** A demand that the office makes for somebody. @param slug of the show */
export function useDeskDemand(slug: string): DeskDemand {
  const me = useAtomValue(personAtom);
  const typed = useSessionCreation<DeskDemandForm>(`free tickets of ${slug}`, () => ({
    member: null,
    isGuest: false,
    dateUuid: null,
    names: [''],
    note: '',
    accepts: false,
  }));
  const [earlier, setEarlier] = useState<Demand | null>(null);
  const { member, isGuest, dateUuid, names, note, accepts } = typed.value;
  const owner = isGuest ? me : member;

  const sendAs = async (uuid: string) => {
    const body = {
      uuid,
      dateUuid: dateUuid ?? '',
      owner: { uuid: owner?.uuid ?? '' },
      names: names.map((name) => name.trim()),
      ...(note.trim() !== '' && { note: note.trim() }),
    };
    const result = await askServer('createOfficeFreeTicketDemand', { body });
    // The demand was already sent, and its answer was lost.
    const wasThere = !result.ok && result.failure.error?.code === 'already-exists';
    const made = wasThere ? await askServer('readFreeTicketDemand', { params: { uuid } }) : result;
    if (!made.ok) return made;
    if (wasThere && contentOf(made.value) !== contentOf(body)) {
      setEarlier(made.value);
      return result;
    }
    if (!accepts || made.value.state.code !== 'EN_ATTENTE') return succeed(made.value);
    return askServer('decideFreeTicketDemand', {
      params: { uuid },
      body: { state: { code: 'ACCEPTEE' } },
    });
  };

  return {
    typed: {
      ...typed,
      forget() {
        setEarlier(null);
        typed.forget();
      },
    },
    owner,
    chooseMember(chosen) {
      const [first = '', ...others] = names;
      const isOurs = first === '' || (member !== null && first === fullName(member));
      // The name that came with the previous member leaves with them.
      const name = chosen === null ? '' : fullName(chosen);
      typed.change({ member: chosen, ...(isOurs && { names: [name, ...others] }) });
    },
    send() {
      setEarlier(null);
      return typed.attempt(sendAs);
    },
    earlier,
  };
}

interface Content extends Pick<Demand, 'dateUuid' | 'names' | 'note'> {
  readonly owner: { readonly uuid: string };
}

/** Demands with the same content are one that was sent twice. */
const contentOf = ({ dateUuid, owner, names, note = '' }: Content): string =>
  JSON.stringify([dateUuid, owner.uuid, names, note]);

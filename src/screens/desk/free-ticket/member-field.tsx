import { useEffect, useRef, useState } from 'react';
import { matchesWords } from '#common/base/word-beginnings';
import { fullName } from '#common/base/full-name';
import type { PersonReference } from '#common/contract/people/user';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { Button } from '../../../ui/button';
import { ComboBox } from '../../../ui/field/combo-box';
import { Skeleton } from '../../../ui/skeleton';
import styles from './free-tickets.module.css';

interface MemberFieldProps {
  member: PersonReference | null;
  /** It was to be sent without one. */
  isMissing: boolean;
  onChoose: (member: PersonReference | null) => void;
}

/** Selects a member, found by prefixes of the name; then shows the chosen one. */
export function MemberField({ member, isMissing, onChoose }: MemberFieldProps) {
  const change = useRef<HTMLButtonElement>(null);
  const before = useRef(member);
  // The text field is gone: moves the focus to what replaced it.
  useEffect(() => {
    if (before.current === null && member !== null) change.current?.focus();
    before.current = member;
  }, [member]);
  if (member === null) return <FindMember isMissing={isMissing} onChoose={onChoose} />;
  return (
    <p className={styles.member}>
      <span>
        Pour <b>{fullName(member)}</b>
      </span>
      <Button ref={change} size="low" aria-label="Choisir un autre membre" onClick={() => onChoose(null)}>
        Changer
      </Button>
    </p>
  );
}

const MOST = 30;

/** Loads all members at once: a list that arrived after the typing would stay closed. */
function FindMember({ isMissing, onChoose }: Pick<MemberFieldProps, 'isMissing' | 'onChoose'>) {
  const [typed, setTyped] = useState('');
  const asked = useServerData(() => askServer('listFreeTicketMembers', { query: {} }), '');
  if (asked.answer === undefined)
    return (
      <div aria-busy={asked.isLoading}>
        <ServerDataNotice asked={asked} what="La liste des membres" skeleton={<Skeleton lines={2} />} />
      </div>
    );
  const found = asked.answer.filter((person) => matchesWords(typed, fullName(person))).slice(0, MOST);
  return (
    <ComboBox
      label="Membre"
      placeholder="Nom ou prénom"
      error={isMissing ? 'Choisissez un membre' : undefined}
      options={found.map((person) => ({ id: person.uuid, name: fullName(person) }))}
      typed={typed}
      onType={setTyped}
      onChoose={(uuid) => {
        const chosen = found.find((person) => person.uuid === uuid);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}

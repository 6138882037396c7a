import type { ReactNode } from 'react';
import { usePageTitle } from '../../state/page-title';
import { OfficeHead } from '../page/office-head';
import { ConflictPanel, type DeskFields } from './conflict-panel';
import { DeskBar } from './desk-bar';
import { DeskNotes } from './desk-notes';
import type { DeskNoun, DeskValues } from './desk-noun';
import type { Desk } from './use-desk';

/** What a form says of its thing. */
export interface DeskWords {
  /** Above what is new: 'Écrire une brève'. */
  readonly add: string;
  /** Above what is known: 'Modifier une brève'. */
  readonly edit: string;
  /** In a question: 'cette brève'. */
  readonly what: string;
  /** All of them, where one comes from: 'Brèves'. */
  readonly all: string;
}

interface DeskFrameProps<Values extends DeskValues> {
  desk: Desk<Values>;
  noun: DeskNoun<Values>;
  words: DeskWords;
  conflictFields: DeskFields<Values>;
  /** Whether it will appear later than now; left out for what has no moment of its own. */
  isAhead?: boolean;
  onSave: () => Promise<void>;
  /** What one may do beside saving. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen on which one thing is edited: above the fields what became of the words, below them what one may do. */
export function DeskFrame<Values extends DeskValues>(props: DeskFrameProps<Values>) {
  const { desk, noun, words, conflictFields, isAhead, onSave, actions, children } = props;
  const title = noun.titleOf(desk.values);
  const isNew = desk.theirs === null;
  usePageTitle(title.trim() === '' ? null : title);
  return (
    <div className="page">
      <OfficeHead title={isNew ? words.add : words.edit} parent={{ href: noun.list(), name: words.all }}>
        {actions}
      </OfficeHead>
      <DeskNotes desk={desk} noun={noun} />
      <ConflictPanel desk={desk} fields={conflictFields} />
      {children}
      <DeskBar
        desk={desk}
        what={words.what}
        title={title}
        save={!isNew || isAhead === undefined ? 'Enregistrer' : isAhead ? 'Programmer' : 'Publier'}
        onSave={onSave}
        listHref={noun.list()}
      />
    </div>
  );
}

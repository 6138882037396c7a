import type { ReactNode } from 'react';
import { usePageTitle } from '../../../state/page-title';
import { DeskHead } from '../../../components/page/desk-head';
import { ConflictPanel, type DeskFields } from './conflict-panel';
import { DeskBar } from './desk-bar';
import { DeskNotes } from './desk-notes';
import type { DeskNoun, DeskValues } from './desk-noun';
import type { Desk } from './use-desk';

/** The words that a form uses for its thing. */
export interface DeskWords {
  /** Title for something new: 'Écrire une brève'. */
  readonly add: string;
  /** Title for something existing: 'Modifier une brève'. */
  readonly edit: string;
  /** In a question: 'cette brève'. */
  readonly what: string;
  /** The name of the list it belongs to: 'Brèves'. */
  readonly all: string;
}

interface DeskFrameProps<Values extends DeskValues> {
  desk: Desk<Values>;
  noun: DeskNoun<Values>;
  words: DeskWords;
  conflictFields: DeskFields<Values>;
  /** Whether its publication is in the future; undefined if it has no publication moment. */
  isAhead?: boolean;
  onSave: () => Promise<void>;
  /** Actions other than saving. */
  actions?: ReactNode;
  /** What follows from the last save, shown in the bar where one has saved. */
  afterSave?: ReactNode;
  children: ReactNode;
}

/** A screen for editing one thing: notes on its state above the fields, actions below them. */
export function DeskFrame<Values extends DeskValues>(props: DeskFrameProps<Values>) {
  const { desk, noun, words, conflictFields, isAhead, onSave, actions, afterSave, children } = props;
  const title = noun.titleOf(desk.values);
  const isNew = desk.theirs === null;
  usePageTitle(title.trim() === '' ? null : title);
  return (
    <div className="page">
      <DeskHead title={isNew ? words.add : words.edit} parent={{ href: noun.list(), name: words.all }}>
        {actions}
      </DeskHead>
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
        afterSave={afterSave}
      />
    </div>
  );
}

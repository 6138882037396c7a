import { DeskDoor } from '../../../components/desk-form/desk-door';
import { TextForm } from './text-form';
import { textNoun } from './text-noun';

/** Writes a text of the association, or changes one. */
export const WriteText = () => <DeskDoor noun={textNoun} Form={TextForm} />;

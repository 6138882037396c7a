import { DeskDoor } from '../../../components/desk-form/desk-door';
import { TextForm } from './text-form';
import { textNoun } from './text-noun';

/** Screen to create or edit one of the association's texts. */
export const WriteText = () => <DeskDoor noun={textNoun} Form={TextForm} />;

import { DeskRoute } from '../form/desk-route';
import { TextForm } from './text-form';
import { textNoun } from './text-noun';

/** Screen to create or edit one of the association's texts. */
export const WriteText = () => <DeskRoute noun={textNoun} Form={TextForm} />;

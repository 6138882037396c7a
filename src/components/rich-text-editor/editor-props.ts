import type { RichText } from '#common/contract/fields/rich-text-nodes';
import type { InsertedPicture } from './block-commands';

/** Text that a button inserts at the cursor: the variables of a mail. */
export interface Inserts {
  readonly label: string;
  readonly words: readonly { readonly words: string; readonly meaning: string }[];
}

export interface RichTextEditorProps {
  label: string;
  value: RichText;
  onChange: (value: RichText) => void;
  /** A sentence; its presence makes the field wrong. */
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
  /** Asks for an image of the site; null if none was chosen. */
  pickImage: () => Promise<InsertedPicture | null>;
  inserts?: Inserts | undefined;
}

/** The same for the inner editor, whose label, hint and error are already rendered. */
export interface EditorProps extends Pick<
  RichTextEditorProps,
  'label' | 'value' | 'onChange' | 'pickImage' | 'inserts'
> {
  labelId: string;
  errorId: string;
  isWrong: boolean;
  placeholder: string;
}

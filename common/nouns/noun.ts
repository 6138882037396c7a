import type { Fields } from './fields';

/** What is said once of a noun. What only it has or does is code in its own files. */
export interface Noun {
  /** The address of its calls. */
  readonly at?: string;
  /** Who may write it: a name of the contract's `permissions`. */
  readonly write?: string;
  /** What the journal calls it, if it tells of it. */
  readonly journal?: string;
  /** The collection of all of them, for those who write them, and that of those that are shown. */
  readonly desk?: string;
  readonly shown?: string;
  /** Of the desk. */
  readonly scope?: string;
  readonly words: NounWords;
  readonly fields: Fields;
}

/** What people read of a noun, in French. */
interface NounWords {
  /** All of them: 'Partenaires'. */
  readonly all: string;
  /** One, in a sentence: 'le partenaire'. */
  readonly the?: string;
  /** The one in question: 'ce partenaire'. */
  readonly what?: string;
  /** What adds one, and what changes one: 'Ajouter un partenaire', 'Modifier un partenaire'. */
  readonly add?: string;
  readonly edit?: string;
  /** The refusal to add one that is there. */
  readonly exists?: string;
  /** The refusal of one that is not there. */
  readonly missing: string;
}

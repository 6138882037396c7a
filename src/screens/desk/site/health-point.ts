import type { Shape } from '../../../ui/status-shape';

/** From worst to best. */
export const healthStates = ['wrong', 'watch', 'unknown', 'well'] as const;
export type HealthState = (typeof healthStates)[number];

/** One thing that the site depends on. */
export interface HealthPoint {
  readonly name: string;
  readonly state: HealthState;
  /** How it is, in one sentence. */
  readonly sentence: string;
  /** What to do about it. */
  readonly remedy?: string;
  /** What it is made of, one by one. */
  readonly parts?: readonly string[];
}

/** Each state has a shape and a word, and its colour besides. */
export const healthMarks: Readonly<Record<HealthState, { readonly shape: Shape; readonly word: string }>> = {
  wrong: { shape: 'octagon', word: 'À réparer' },
  watch: { shape: 'triangle', word: 'À surveiller' },
  unknown: { shape: 'square', word: 'Inconnu' },
  well: { shape: 'circle', word: 'Va bien' },
};

/** A point that the server could not measure. */
export const unknownPoint = (name: string): HealthPoint => ({
  name,
  state: 'unknown',
  sentence: 'Inconnu\u00a0: le serveur n’a pas pu le mesurer.',
  remedy: `Actualisez dans quelques minutes. Si cela dure, ${TELL}\u00a0: les messages du serveur disent pourquoi.`,
});

/** Whoever can reach the machine; the sentence goes on after it. */
export const TELL = 'prévenez la personne qui tient le serveur';

import { wholeSecond } from '#common/base/paris-time';
import type { NewSave, Save } from '#common/rules/saves/save';
import { randomVersion } from './random-version';
import type { WriteTransaction } from './transaction';

/** A save as its rule reads it, made in this transaction. @param by the uuid of who saves, where the thing names them */
export const stampedSave = <Row, Write>(
  { now }: WriteTransaction,
  save: NewSave<Row, Write>,
  by: string | null = null,
): Save<Row, Write, string> => ({ ...save, version: randomVersion(), at: wholeSecond(now), by });

import { wholeSecond } from '#common/base/paris-time';
import { readLane } from '#common/rules/lane';
import type { Save } from '#common/rules/saves/save';
import { isCreation } from '../call-kinds';
import type { WaitingWrite } from './effect';

/**
 * A waiting write as its rule reads it. Whether somebody else saved the thing meanwhile, only the server knows; the key of the
 * write stands in for the version that the server will give.
 */
export const saveOf = <Row, Write>(
  pending: WaitingWrite,
  before: Row | null,
  write: Write,
): Save<Row, Write> => ({
  uuid: readLane(pending.thing).key,
  isNew: isCreation(pending),
  before,
  write,
  base: null,
  version: pending.key,
  at: wholeSecond(pending.at),
  by: pending.author,
});

import type { AnyStruct } from '../fields/any-struct';
import type { JournalNoun } from '../site/journal';
import { slugOrUuid } from './address-params';
import { post, put, remove } from './endpoint';
import type { PermissionName } from './permissions';

interface Written {
  readonly at: string;
  readonly write: PermissionName;
  readonly journal: JournalNoun;
}

/** The calls that add, save and remove the things of a noun, which may wait in the outbox and are in the journal. */
export function writingCalls<const N extends Written, Body extends AnyStruct, Answer extends AnyStruct>(
  { at, write, journal }: N,
  parts: { readonly body: Body; readonly answer: Answer },
) {
  const one = `${at}/{slug}` as const;
  const noun: N['journal'] = journal;
  return {
    create: post(at, write, {
      ...parts,
      queued: true,
      created: true,
      journal: { noun, act: 'created' },
    }),
    update: put(one, write, {
      ...parts,
      params: slugOrUuid,
      queued: true,
      journal: { noun, act: 'changed' },
    }),
    remove: remove(one, write, {
      params: slugOrUuid,
      queued: true,
      journal: { noun, act: 'removed' },
    }),
  } as const;
}

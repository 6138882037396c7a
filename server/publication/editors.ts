import { must } from '#common/base/must';
import { may } from '../http/caller';
import type { Caller } from '../http/handler';

/** Whether a reader is an editor, who sees what is to appear. */
export function seesComing(caller: Caller): boolean {
  return may(caller, 'content');
}

/** The uuid of the editor who calls. */
export function editorOf(caller: Caller): string {
  return must(caller.person, 'the editor, whom the permission table has let pass').uuid;
}

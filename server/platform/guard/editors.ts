import { must } from '#common/base/must';
import { hasPermission } from '../http/caller';
import type { Caller } from '../http/handler';

/** Whether a caller is an editor, who also sees what has not appeared yet. */
export function seesComing(caller: Caller): boolean {
  return hasPermission(caller, 'content');
}

/** The uuid of the editor who calls. */
export function editorOf(caller: Caller): string {
  return must(caller.person, 'the editor, whom the permission table has let pass').uuid;
}

import { must } from '#common/base/must';
import { CallError } from '../../platform/http/call-error';
import { hasPermission } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { changeHeader, findHeader, lockHeader, publicHeaderOf } from './header-repository';

/** The association's notice across the top of every page. */
export const headerRoutes = {
  async readHeader({ database, caller }) {
    const header = must(await findHeader(database), 'the header of a prepared database');
    return hasPermission(caller, 'site') ? header : publicHeaderOf(header);
  },

  async updateHeader({ body: { banner, version }, ifMatch }, transaction) {
    const current = await lockHeader(transaction);
    if ((ifMatch ?? version ?? current.version) !== current.version) throw new CallError('stale-version');
    const { title, show, url } = banner;
    return changeHeader(transaction, { title: title.trim(), shown: show, url: url ?? null });
  },
} satisfies Partial<Handlers>;

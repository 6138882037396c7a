import { write } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import type { Handlers } from '../../platform/http/handler';
import { listDevices } from './device-list-repository';
import { armDevice, disarmDevice } from './device-repository';

export const deviceRoutes = {
  listDevices: ({ database }) => listDevices(database),

  armDevice: ({ database, caller, body, spans }) => {
    const { person } = caller;
    if (person === null) throw new CallError('no-session');
    return write(database, (transaction) => armDevice(transaction, body, person.uuid, spans));
  },

  async disarmDevice({ params }, transaction) {
    if (!(await disarmDevice(transaction, params.uuid))) throw new CallError('not-found');
    return null;
  },
} satisfies Partial<Handlers>;

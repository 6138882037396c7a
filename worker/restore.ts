import type { Device } from '#mirror/device';
import type { MovingServer } from './http/server';
import { reflectAll } from './queue/reflect';
import type { Housekeeping } from './sync/housekeeping';
import type { RoundNeeds } from './sync/round';
import { storedContact } from './sync/sync-board';

interface Needs extends RoundNeeds {
  readonly device: Device;
  readonly server: MovingServer;
  readonly housekeeping: Pick<Housekeeping, 'rescue'>;
}

/**
 * Restores the state from before this worker started. A mirror that cannot be written, as on a full disk, is reported:
 * scans and writes are saved and sent all the same.
 */
export async function restore(needs: Needs): Promise<void> {
  const { surroundings, keeper, budget, board, mirror, generations, device, housekeeping, waiting } = needs;
  const learnBudget = async () => budget.learn((await device.fact('requests'))?.at ?? []);
  const readContact = async () => board.setContact(await storedContact(mirror));
  const reflectWaiting = () => generations.each((generation) => reflectAll(generation, waiting()));
  await keeper.reload();
  for (const step of [
    learnBudget,
    needs.server.move.restore,
    generations.takeBack,
    housekeeping.rescue,
    // Brings the server's clock, by which the right of a phone that is a door ends.
    readContact,
    needs.refreshOwner,
    readContact,
    reflectWaiting,
    board.recount,
    generations.sweep,
  ])
    await step().catch(surroundings.report);
}

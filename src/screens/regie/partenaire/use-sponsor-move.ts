import { useState } from 'react';
import { type Result, succeed } from '#common/base/result';
import type { Sponsor } from '#common/contract/content/sponsor';
import { ranksAfterMove } from '#common/rules/sponsor-order';
import { sponsorSheetOf, sponsorWriteOf } from '#common/rules/sponsor-sheet';
import type { Failure } from '#worker/api';
import { enqueue } from '../../../bridge/calls';
import { queuedWrites } from '../../../bridge/queued-writes';
import { enqueueAndTell } from '../../../components/request/enqueue-and-tell';
import { useSave } from '../../../components/request/use-save';

interface SponsorMove {
  readonly move: (sponsor: Sponsor, step: -1 | 1) => Promise<void>;
  /** Where the last one went, for screen readers. */
  readonly said: string;
  readonly failure: Failure | null;
}

/**
 * Moves partners in their order, with or without a network. Each one whose rank changes is saved as a whole, in the
 * version that is shown: what another person saved meanwhile is never overwritten.
 */
export function useSponsorMove(sponsors: readonly Sponsor[]): SponsorMove {
  const save = useSave();
  const [said, setSaid] = useState('');
  return {
    said,
    failure: save.failure,
    async move({ uuid, name }, step) {
      const changed = ranksAfterMove(sponsors, uuid, step);
      if (changed.length === 0) return;
      const moved = await save.run(() => saveRanks(changed, uuid));
      if (moved === undefined) return;
      const place = sponsors.findIndex((sponsor) => sponsor.uuid === uuid) + step;
      setSaid(`${name}\u00a0: ${place + 1} sur ${sponsors.length}`);
    },
  };
}

async function saveRanks(changed: readonly Sponsor[], moved: string): Promise<Result<true, Failure>> {
  for (const sponsor of changed) {
    const write = queuedWrites.updateSponsor(sponsor, sponsorWriteOf(sponsorSheetOf(sponsor)));
    // The move is told once, whoever else changes place.
    const saved =
      sponsor.uuid === moved ? await enqueueAndTell(write, 'Ordre enregistré') : await enqueue(write);
    if (!saved.ok) return saved;
  }
  return succeed(true);
}

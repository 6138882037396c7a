import { reflectAll } from '../queue/reflect';
import { applyAnswer } from './apply-answer';
import { decodeAnswer } from './decode-answer';
import { followStateOf } from './generations';
import type { PullNeeds } from './pull';

/**
 * Takes the rows that the page's HTML brought into a mirror that has followed nothing yet; its first load goes on from
 * their cursor. A mirror that has followed something knows them, or better.
 * @param text of the page's block of data
 */
export async function takeFirstRows(
  needs: Pick<PullNeeds, 'surroundings' | 'generations' | 'owner' | 'waiting'>,
  text: string,
): Promise<void> {
  const target = await needs.generations.target(needs.owner());
  if (target === null || target.pointer.name === 'filling') return;
  const { generation } = target;
  if (target.isNew) await reflectAll(generation, needs.waiting());
  const from = await followStateOf(generation);
  if (from.cursors.public !== null) return;
  const answer = decodeAnswer(JSON.parse(text), needs.surroundings.report);
  await applyAnswer(generation, {
    from,
    answer: { ...answer, cursors: { ...from.cursors, public: answer.cursors.public } },
    settled: [],
    // Printed some time ago: its time says nothing of this device's clock.
    clockOffset: from.clockOffset,
  });
}

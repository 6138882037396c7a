import { reflectAll } from '../queue/reflect';
import { applyAnswer } from './apply-answer';
import { decodeAnswer } from './decode-answer';
import { followStateOf } from './owner';
import type { PullNeeds } from './pull';

/**
 * Applies the rows embedded in the page's HTML to a mirror that has followed nothing yet; its first load continues from
 * their cursor. A mirror that has followed the server has these rows, or newer ones.
 * @param text of the page's data block
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
    // Rendered some time ago: its time does not tell this device's clock offset.
    clockOffset: from.clockOffset,
  });
}

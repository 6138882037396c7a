import type { Page } from '#common/contract/fields/page';
import { type Result, succeed } from '#common/base/result';

/** How often a list is read again that moved under the hand. */
const MOST_READINGS = 3;

/**
 * All rows of a list that is answered by pages, each once. What somebody adds or renames between two pages shifts the rest:
 * where rows are missing for that, it is read anew.
 */
export async function readWhole<Row extends { readonly uuid: string }, Fault>(
  readPage: (page: number) => Promise<Result<Page<Row>, Fault>>,
): Promise<Result<readonly Row[], Fault>> {
  for (let reading = 1; ; reading += 1) {
    const rows = new Map<string, Row>();
    let total = 0;
    for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
      const answer = await readPage(page);
      if (!answer.ok) return answer;
      for (const row of answer.value.data) rows.set(row.uuid, row);
      ({ lastPage, total } = answer.value.metadata);
    }
    if (rows.size >= total || reading === MOST_READINGS) return succeed([...rows.values()]);
  }
}

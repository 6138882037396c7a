import type { Page } from '#common/contract/fields/page';
import { type Result, succeed } from '#common/base/result';

/** Maximum number of reads of a list that changes meanwhile. */
const MAX_READINGS = 3;

/**
 * Reads all rows of a paginated list, each once. A row added or renamed between two pages shifts the others: if rows
 * are missing afterwards, the list is read again.
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
    if (rows.size >= total || reading === MAX_READINGS) return succeed([...rows.values()]);
  }
}

import type { ReferenceRow } from '#common/contract/content/reference-lists';
import type { ReferenceListName } from '#common/contract/content/reference-names';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface ReferenceQueries {
  /** The answer of GET /api/<list>, in its order. */
  list(list: ReferenceListName): Promise<readonly Pick<ReferenceRow, 'code' | 'name'>[]>;
}

const referenceQueriesOf = (mirror: MirrorReader): ReferenceQueries => ({
  list: (list) =>
    mirror.read(async (generation) => {
      const ofList = generation
        .rows('reference-entries')
        .where('[list+rank]')
        .between([list, 0], [list, Infinity]);
      return (await ofList.toArray()).map(({ code, name }) => ({ code, name }));
    }, []),
});

export const referenceQueries = referenceQueriesOf(pageMirror);

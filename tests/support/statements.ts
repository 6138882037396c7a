import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '#server/platform/database/schema';

/** The same database, and the SQL of every statement sent through it. */
export function watchStatements(database: Kysely<Database>): {
  readonly database: Kysely<Database>;
  readonly statements: readonly string[];
} {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(database.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { database: database.withPlugin(plugin), statements };
}

import { sql } from 'kysely';
import { type Connection, connect } from '#server/platform/database/connection';
import { migrate } from '#server/platform/database/migrate';
import { write } from '#server/platform/database/transaction';

export async function withConnection<T>(
  url: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = connect(url, { connections: 2 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Writes a word, in a table of its own. */
export const keep = (url: string, word: string) =>
  withConnection(url, async ({ database }) => {
    await migrate(database);
    await sql`create table if not exists kept (word text)`.execute(database);
    await write(database, (transaction) =>
      sql`insert into kept values (${word})`.execute(transaction.database),
    );
  });

/** Every word that was kept, in their order. */
export const kept = (url: string) =>
  withConnection(url, async ({ database }) => {
    const { rows } = await sql<{ word: string }>`select word from kept order by word`.execute(database);
    return rows.map(({ word }) => word);
  });

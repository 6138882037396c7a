import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { must } from '#common/base/must';
import { type Connection, connect } from '#server/platform/database/connection';
import { migrate } from '#server/platform/database/migrate';
import { claimForDemo, refuseUnsuitable } from '#server/platform/database/suitable';
import { prepareSite } from '#server/content/settings/prepare-site';

let admin: Connection;
const opened: { name: string; connection: Connection }[] = [];

beforeAll(() => {
  admin = connect(inject('databaseServer').url, { connections: 1 });
});
afterAll(async () => {
  for (const { name, connection } of opened) {
    await connection.close();
    await sql.raw(`drop database ${name} with (force)`).execute(admin.database);
  }
  await admin.close();
});

/** A new database, as an operator would make it. */
async function newDatabase(options = ''): Promise<Connection['database']> {
  const name = `suitable_${randomUUID().replaceAll('-', '')}`;
  await sql.raw(`create database ${name} template template0 ${options}`).execute(admin.database);
  const url = Object.assign(new URL(admin.url), { pathname: `/${name}` }).href;
  const connection = connect(url, { connections: 2 });
  opened.push({ name, connection });
  return connection.database;
}

const forDemo = true;
const forProduction = false;

test('an empty database suits everybody', async () => {
  const database = await newDatabase();
  await expect(refuseUnsuitable(database, forDemo)).resolves.toBeUndefined();
  await expect(refuseUnsuitable(database, forProduction)).resolves.toBeUndefined();
});

test('a database that knows no accents suits nobody, and is told why', async () => {
  const database = await newDatabase("encoding 'SQL_ASCII' locale_provider libc locale 'C'");
  await expect(refuseUnsuitable(database, forProduction)).rejects.toThrow(/« é » en capitale/);
});

test('a site of somebody is never filled with the demo', async () => {
  const database = await newDatabase();
  await migrate(database);
  await prepareSite(database, 'Théâtre du Pont');
  await expect(refuseUnsuitable(database, forDemo)).rejects.toThrow(/autre chose que la démonstration/);
  await expect(refuseUnsuitable(database, forProduction)).resolves.toBeUndefined();
});

test('tables of something else altogether are left alone by the demo', async () => {
  const database = await newDatabase();
  await sql`create table wp_posts (id integer)`.execute(database);
  await expect(refuseUnsuitable(database, forDemo)).rejects.toThrow(/autre chose que la démonstration/);
});

test('a demo is never served to the world, not even one whose first start was cut short', async () => {
  const database = await newDatabase();
  await migrate(database);
  await expect(refuseUnsuitable(database, forDemo)).resolves.toBeUndefined();
  await claimForDemo(database);
  await prepareSite(database, 'Théâtre du Pont');
  await expect(refuseUnsuitable(database, forDemo)).resolves.toBeUndefined();
  await expect(refuseUnsuitable(database, forProduction)).rejects.toThrow(/mots de passe sont publics/);
});

test('a database that has seen a newer program is not touched, and says so', async () => {
  const database = await newDatabase();
  await migrate(database);
  await sql`insert into kysely_migration values ('999-tomorrow', '2030-01-01')`.execute(database);
  await expect(migrate(database)).rejects.toThrow(/version plus récente du site.*\n.*newer version/);
});

describe('a user of the database', () => {
  const user = `user_${randomUUID().replaceAll('-', '')}`;
  const role = sql.id(user);
  beforeAll(() => sql`create role ${role} login password 'rideau'`.execute(admin.database));
  afterAll(() => sql`drop role ${role}`.execute(admin.database));

  /** Asks as this user, in a new database with these rights. */
  async function asked(...grants: readonly string[]) {
    const database = await newDatabase();
    for (const grant of grants) await sql.raw(grant.replace('USER', user)).execute(database);
    const { name } = must(opened.at(-1), 'the new database');
    const url = Object.assign(new URL(admin.url), {
      pathname: `/${name}`,
      username: user,
      password: 'rideau',
    });
    const connection = connect(url.href, { connections: 1 });
    const answer = refuseUnsuitable(connection.database, forProduction).finally(() => connection.close());
    await answer.catch(() => undefined);
    await sql`drop owned by ${role} cascade`.execute(database);
    await sql.raw(`revoke all on database ${name} from ${user}`).execute(admin.database);
    return answer;
  }

  test('who may not create tables is told so', async () => {
    await expect(asked()).rejects.toThrow(/créer des tables.*\n.*may not create tables/);
  });

  test('who may not create the schema of the jobs is told so: a site without jobs would seem well', async () => {
    await expect(asked('grant create on schema public to USER')).rejects.toThrow(
      /schéma « jobs ».*\n.*schema “jobs”/,
    );
  });

  test('who owns that schema already needs no right to create it', async () => {
    const answer = asked(
      'grant create on schema public to USER',
      'create schema jobs authorization USER',
      'create table jobs.version (version integer)',
      'alter table jobs.version owner to USER',
    );
    await expect(answer).resolves.toBeUndefined();
  });
});

test('of several nodes that start at once one migrates, and all go on', async () => {
  const database = await newDatabase();
  await Promise.all([migrate(database), migrate(database), migrate(database)]);
  await expect(refuseUnsuitable(database, forProduction)).resolves.toBeUndefined();
});

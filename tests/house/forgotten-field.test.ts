import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Complaint, complaints, copyHouse, root, writeFile } from '../support/house-copy';

/** The structs of the rows that mirrors keep, and the collections that each is the row of. */
const structs = readStructs();

/** The bodies that forms make, by the file that makes each; those of shows and events are whole rows. */
const bodies = {
  pieceWrite: 'src/screens/desk/piece/piece-sheet.ts',
  interactiveImageWrite: 'src/screens/desk/interactive-image/interactive-image-sheet.ts',
  settingsWrite: 'src/components/association/settings-sheet.ts',
};

const wholeRows = ['src/screens/desk/agenda/event-sheet.ts', 'src/screens/desk/show/show-sheet.ts'];

/** Rows that no write makes: it changes some fields of the row before. */
const takenOver: ReadonlySet<string> = new Set(['doorDateRow', 'myTicket', 'imageRow', 'user']);

const projects = {
  'server.json': { lib: ['ES2023'], include: ['server/projections.ts', 'server/**/*.d.ts'] },
  'rules.json': { lib: ['ES2023'], include: ['common/rules'] },
  'forms.json': { lib: ['ES2023', 'DOM'], include: [...Object.values(bodies), ...wholeRows] },
  'worker.json': { lib: ['ES2023', 'WebWorker'], include: ['worker/queue/optimistic'] },
};

/*
 * In a copy, each row gets one field more that may be absent. What makes such a row forgets it, and must not compile.
 */
describe('a field that may be absent, and was forgotten', () => {
  let copy: string;
  let said: readonly Complaint[] = [];

  beforeAll(async () => {
    copy = copyHouse(['common', 'mirror', 'worker', 'src', 'server'], projects);
    for (const file of contractFiles()) {
      const text = read(file);
      const changed = [...structs.keys(), ...Object.keys(bodies)].reduce(withField, text);
      if (changed !== text) writeFile(copy, file, `${given}\n${changed}`);
    }
    said = await complaints(copy, projects);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('was put into every row', () => {
    const contract = contractFiles()
      .map((file) => readFileSync(join(copy, file), 'utf8'))
      .join('\n');
    expect([...structs.keys()].filter((struct) => !contract.includes(toy(struct)))).toEqual([]);
    expect(structs.size).toBeGreaterThan(20);
  });

  test('does not compile in any projection', () => {
    expect(forgottenIn('server/')).toEqual([...structs.keys()].toSorted());
  });

  test('does not compile in any rule or effect that makes a row', () => {
    const touched = [...structs].filter(([, names]) => names.some((name) => effects().includes(`'${name}'`)));
    const made = touched.map(([struct]) => struct).filter((struct) => !takenOver.has(struct));
    expect(forgottenIn('worker/', 'common/rules/saves/')).toEqual(made.toSorted());
  });

  test('does not compile in a body of a form that becomes a row', () => {
    expect(forgottenIn(...wholeRows)).toEqual(['agendaEvent', 'show']);
  });

  test.each(Object.entries(bodies))('does not compile in the form that makes a %s', (body, file) => {
    const there = said.filter((complaint) => complaint.file === file);
    expect(there.some(({ words }) => words.includes(`'${toy(body)}' is missing`))).toBe(true);
  });

  function forgottenIn(...files: readonly string[]): readonly string[] {
    const there = said.filter(({ file }) => files.some((start) => file.startsWith(start)));
    return [...structs.keys()]
      .filter((struct) => there.some(({ words }) => words.includes(`'${toy(struct)}' is missing`)))
      .toSorted();
  }
});

const given = "import { optional as toyOptional, string as toyString } from 'superstruct';";

const toy = (struct: string) => `toyOf_${struct}`;

const withField = (text: string, struct: string) =>
  text.replace(
    new RegExp(`export const ${struct} = (type|object)\\(\\{`),
    `$&\n  ${toy(struct)}: toyOptional(toyString()),`,
  );

const contractFiles = () =>
  readdirSync(join(root, 'common/contract'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('common/contract', file));

function readStructs(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const rows = read('common/contract/feed/collections.ts').matchAll(/^ {2}'?([\w-]+)'?: \{ row: (\w+) \}/gm);
  for (const [, collection = '', struct = ''] of rows)
    found.set(struct, [...(found.get(struct) ?? []), collection]);
  return found;
}

/** The effects of writes, and the descriptions of nouns that name their collections for them. */
function effects(): string {
  const folder = 'worker/queue/optimistic';
  const own = readdirSync(join(root, folder)).map((file) => read(`${folder}/${file}`));
  const nouns = new Set(own.flatMap((text) => text.match(/common\/nouns\/[\w-]+/g) ?? []));
  return [...own, ...[...nouns].map((noun) => read(`${noun}.ts`))].join('\n');
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

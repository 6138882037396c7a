import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const runtimes = ['common', 'mirror', 'worker', 'src', 'server'];

/** One forbidden import per rule, planted in a house of its own: who imports what, and the rule that must say no. */
const planted: [rule: string, file: string, specifier: string][] = [
  ['base-alone', 'common/base/must.ts', '../rules/is-allowed'],
  ['nouns-on-base', 'common/nouns/event.ts', '../contract/calls/errors'],
  ['nouns-are-data', 'common/nouns/sponsor.ts', 'some-test-tool'],
  ['contract-on-base', 'common/contract/content/news.ts', '../../rules/is-allowed'],
  ['contract-on-levels', 'common/contract/people/user.ts', '../tickets/booking'],
  ['contract-on-levels', 'common/contract/prop/prop.ts', '../fields/primitives'],
  ['contract-on-levels', 'common/contract/prop.ts', './fields/primitives'],
  ['rules-on-contract', 'common/rules/audience.ts', '../drawing/poster'],
  ['html-on-contract', 'common/html/marks.ts', '../rules/is-allowed'],
  ['drawing-on-base', 'common/drawing/mask.ts', '../contract/calls/errors'],
  ['common-alone', 'common/rules/verdict.ts', '#server/config'],
  ['runtimes-without-node', 'worker/queue/lanes.ts', 'node:fs'],
  ['mirror-on-common', 'mirror/database.ts', '#worker/api'],
  ['worker-off-page', 'worker/sync/pull.ts', '../../src/site-map'],
  ['bridge-doors', 'src/bridge/data.ts', '#worker/queue/lanes'],
  ['page-doors', 'src/screens/news/home.tsx', '#mirror/database'],
  ['kit-alone', 'src/ui/button.tsx', '../site-map'],
  ['worker-on-levels', 'worker/http/loop.ts', '../queue/orders'],
  ['worker-on-levels', 'worker/prop/prop.ts', '#common/base/shape'],
  ['components-below-screens', 'src/components/page/card.tsx', '../../screens/front-of-house/scan'],
  ['components-on-levels', 'src/components/page/loop.tsx', '../layout/row'],
  ['components-on-levels', 'src/components/card.tsx', '../ui/badge'],
  ['screens-apart', 'src/screens/news/article.tsx', '../front-of-house/scan'],
  ['desk-on-levels', 'src/screens/desk/about-text/text-list.tsx', '../news/news-row'],
  ['desk-on-levels', 'src/screens/desk/prop/prop.tsx', '../../../ui/badge'],
  ['rooms-apart', 'src/screens/front-of-house/door/door-view.tsx', '../box-office/sale'],
  ['server-on-common', 'server/app.ts', '#mirror/generations'],
  ['nouns-apart', 'server/content/trash/trash-list.ts', '../../tickets/scan/scan-routes'],
  ['rooms-on-levels', 'server/agenda/show/show-list.ts', '../../people/account/erasing-repository'],
  ['rooms-on-levels', 'server/prop/prop-repository.ts', '../platform/database/connection'],
  ['rooms-on-levels', 'server/platform/database/rows.ts', '../../projections'],
  ['repositories-are-not-routes', 'server/content/news/news-repository.ts', './news-routes'],
  ['no-cycle', 'common/base/result-loop.ts', './result'],
  ['resolvable', 'common/base/fold.ts', './nowhere'],
  ['product-without-tools', 'server/config.ts', '../tests/troupe'],
  ['server-without-dev', 'server/main.ts', 'some-test-tool'],
];

/** Imports that the design wants, which no rule may refuse. */
const welcome: [file: string, specifier: string][] = [
  ['common/rules/is-allowed.ts', '../contract/calls/errors'],
  ['common/contract/calls/errors.ts', '../../base/shape'],
  ['common/contract/content/sponsor.ts', '../../nouns/location'],
  ['worker/api.ts', '#mirror/generations'],
  ['src/screens/front-of-house/scan.tsx', '../../components/page/verdict'],
  ['src/screens/desk/about-text/write-text.tsx', '../list/list-row'],
  ['src/screens/front-of-house/door/scan-view.tsx', '../evening'],
  ['src/screens/desk/desk-screens.tsx', './about-text/write-text'],
  ['src/components/page/verdict.tsx', '../../ui/badge'],
  ['worker/queue/take.ts', '../http/loop'],
  ['src/site-map.ts', '#worker/api'],
  ['src/bridge/decoder.ts', '#worker/decoder'],
  ['server/tickets/scan/scan-routes.ts', '../../agenda/show/show-repository'],
  ['server/agenda/show/show-repository.ts', '../../platform/database/connection'],
];

const leaves = [
  'common/base/shape.ts',
  'common/nouns/location.ts',
  'common/contract/tickets/booking.ts',
  'common/contract/fields/primitives.ts',
  'common/drawing/poster.ts',
  'mirror/generations.ts',
  'worker/queue/orders.ts',
  'src/components/layout/row.tsx',
  'worker/decoder.ts',
  'src/ui/badge.tsx',
  'src/screens/desk/list/list-row.tsx',
  'src/screens/desk/news/news-row.tsx',
  'src/screens/front-of-house/evening.ts',
  'src/screens/front-of-house/box-office/sale.ts',
  'server/platform/database/connection.ts',
  'server/content/news/news-routes.ts',
  'server/people/account/erasing-repository.ts',
  'server/projections.ts',
  'tests/troupe.ts',
];

let plantedHouse: string;
let verdict: ICruiseResult;

beforeAll(async () => {
  plantedHouse = buildPlantedHouse();
  verdict = await cruise(plantedHouse);
});

afterAll(() => rmSync(plantedHouse, { recursive: true, force: true }));

describe('the import arrows', () => {
  test('are read from every file of this house, those with JSX too', async () => {
    const read = (await cruise(root)).modules.map(({ source }) => source);
    const written = runtimes.flatMap((runtime) => sourcesOf(runtime));
    expect(written.length).toBeGreaterThan(0);
    expect(read).toEqual(expect.arrayContaining(written));
  });

  test.each(planted)('%s refuses %s importing %s', (rule, file) => {
    const refusals = verdict.summary.violations.map(
      (violation) => `${violation.rule.name} ${violation.from}`,
    );
    expect(refusals).toContain(`${rule} ${file}`);
  });

  test.each(welcome)('let %s import %s', (file) => {
    expect(verdict.modules.map(({ source }) => source)).toContain(file);
    expect(verdict.summary.violations.filter(({ from }) => from === file)).toEqual([]);
  });

  test.each(['api.ts', 'saves.ts', 'service-messages.ts'])(
    'lead through worker/%s, which holds types and no code',
    async (file) => {
      const door = readFileSync(join(root, 'worker', file), 'utf8');
      expect((await transformWithOxc(door, file)).code.trim()).toBe('export {};');
    },
  );

  test('have each rule planted here', () => {
    const rules = verdict.summary.ruleSetUsed?.forbidden?.map(({ name }) => name) ?? [];
    expect(new Set(rules)).toEqual(new Set(planted.map(([rule]) => rule)));
  });
});

function buildPlantedHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'arrows-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), content);
  };
  const imports = Object.fromEntries(runtimes.map((runtime) => [`#${runtime}/*`, `./${runtime}/*.ts`]));
  write(
    'package.json',
    JSON.stringify({ type: 'module', imports, devDependencies: { 'some-test-tool': '1.0.0' } }),
  );
  write(
    'node_modules/some-test-tool/package.json',
    JSON.stringify({ name: 'some-test-tool', main: 'tool.js' }),
  );
  write('node_modules/some-test-tool/tool.js', 'export const here = 1;\n');
  for (const file of leaves) write(file, 'export const here = 1;\n');
  const arrows = [
    ...planted.map(([, file, specifier]) => ({ file, specifier })),
    ...welcome.map(([file, specifier]) => ({ file, specifier })),
  ];
  for (const { file, specifier } of arrows) {
    const mark = file.endsWith('.tsx') ? 'export const Mark = () => <b>{String(other)}</b>;\n' : '';
    write(file, `import * as other from '${specifier}';\nexport const here: unknown = other;\n${mark}`);
  }
  write('common/base/result.ts', "export { here as there } from './result-loop';\n");
  return house;
}

function cruise(house: string): Promise<ICruiseResult> {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [tool, '--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const present = runtimes.filter((runtime) => sourcesOf(runtime, house).length > 0);
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...args, ...present], { cwd: house, maxBuffer: 1e8 }, (_, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr));
      else resolve(JSON.parse(stdout));
    });
  });
}

function sourcesOf(runtime: string, house = root): string[] {
  return readdirSync(join(house, runtime), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${runtime}/${name.replaceAll('\\', '/')}`);
}

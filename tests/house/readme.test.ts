import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allJobs } from '#server/operation/jobs/all-jobs';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

test.each(allJobs.map(({ name }) => name))('whoever runs the site reads what the job %s does', (name) => {
  expect(readme).toMatch(new RegExp(`^\\| \`${name}\` .*\\| \\w`, 'm'));
});

test.each(['systemd', 'Node', 'git', 'sudo', 'cron'])(
  'whoever installs a site is told before the first command that it takes %s',
  (program) => {
    const [, needs] = /^\*\*From nothing to a site\*\*, on a Linux with (.*), as root\./m.exec(readme) ?? [];
    expect(needs).toContain(program);
  },
);

test('the service tells its end to the server alone, as the first of its processes, so that PostgreSQL ends after it', () => {
  const [, unit = ''] = /^```ini\n(\[Service\].*?)^```/ms.exec(readme) ?? [];
  expect(unit.split('\n')).toEqual(
    expect.arrayContaining(['ExecStart=/usr/bin/env node scripts/serve.mjs', 'KillMode=mixed']),
  );
});

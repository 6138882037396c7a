import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allJobs } from '#server/jobs/all-jobs';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

test.each(allJobs.map(({ name }) => name))('whoever runs the site reads what the job %s does', (name) => {
  expect(readme).toMatch(new RegExp(`^\\| \`${name}\` .*\\| \\w`, 'm'));
});

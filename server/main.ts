import { join } from 'node:path';
import { runSite } from './run-site';
import { usualSpans } from './platform/process/spans';

await runSite(usualSpans, join(import.meta.dirname, '../client'));

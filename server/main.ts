import { runSite } from './run-site';
import { usualSpans } from './spans';

await runSite(usualSpans);

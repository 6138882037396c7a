import { backupCommand } from './backup/backup-command';
import { build } from './http/build';

const stop = new AbortController();
// The rows on their way to the archive are in plain text, and a PostgreSQL may have been started: both go first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort());

process.exitCode = await backupCommand(
  process.argv.slice(2),
  process.env,
  process.stdout,
  build.version,
  stop.signal,
);

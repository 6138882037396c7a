import { backupCommand } from './operation/backup/backup-command';
import { build } from './platform/http/build';
import { stopSignal } from './platform/process/stop-signal';

process.exitCode = await backupCommand(
  process.argv.slice(2),
  process.env,
  process.stdout,
  `${build.version}, ${build.id}`,
  // The rows on their way to the archive are in plain text, and a PostgreSQL may have been started: both go first.
  stopSignal(process),
);

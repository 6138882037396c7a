import { backupCommand } from './backup/backup-command';
import { build } from './http/build';
import { stopSignal } from './stop-signal';

process.exitCode = await backupCommand(
  process.argv.slice(2),
  process.env,
  process.stdout,
  `${build.version}, ${build.id}`,
  // The rows on their way to the archive are in plain text, and a PostgreSQL may have been started: both go first.
  stopSignal(process),
);

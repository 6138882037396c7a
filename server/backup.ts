import { backupCommand } from './backup/backup-command';
import { build } from './http/build';

process.exitCode = await backupCommand(process.argv.slice(2), process.env, process.stdout, build.version);

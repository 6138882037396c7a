import { restoreCommand } from './operation/backup/restore-command';

process.exitCode = await restoreCommand(process.argv.slice(2), process.env, process.stdout);

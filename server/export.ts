import { exportCommand } from './operation/export/export-command';

process.exitCode = await exportCommand(process.argv.slice(2), process.env, process.stdout);

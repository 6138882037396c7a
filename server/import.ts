import { importCommand } from './operation/import/import-command';

process.exitCode = await importCommand(process.argv.slice(2), process.env, process.stdout);

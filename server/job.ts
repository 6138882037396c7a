import { jobCommand } from './operation/jobs/job-command';

process.exitCode = await jobCommand(process.argv.slice(2), process.env, process.stdout);

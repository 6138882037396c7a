import { wordpressCommand } from './operation/wordpress/wordpress-command';

process.exitCode = await wordpressCommand(process.argv.slice(2), process.env, process.stdout);

import { wordpressCommand } from './wordpress/wordpress-command';

process.exitCode = await wordpressCommand(process.argv.slice(2), process.env, process.stdout);

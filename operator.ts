import { runCli } from '~/operator/cli';

process.exitCode = await runCli(process.argv.slice(2));

import { runOperator } from '~/operator/operator';

process.exitCode = await runOperator(process.argv.slice(2));

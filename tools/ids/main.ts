import { help, readOptions, UsageError } from './options.ts';
import { exitCodes, runCheck } from './run-check.ts';

// npm run ids -- MODEL.ifc REQUIREMENTS.ids: checks a model, for build servers; --help lists the options.
try {
  // npm changes to the root folder; INIT_CWD is where the command was given.
  const options = readOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  const output = { print: console.log, complain: console.error };
  if (options) process.exitCode = await runCheck(options, output);
  else console.log(help);
} catch (error) {
  // Not 1, which means that the model fails.
  process.exitCode = error instanceof UsageError ? exitCodes.unusable : exitCodes.crash;
  console.error(error instanceof UsageError ? error.message : error);
}

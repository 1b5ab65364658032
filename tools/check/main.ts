import { endWith, ToolError } from '../progress.ts';
import { lineOf } from '../test/counts.ts';
import { checks } from './checks.ts';
import { runChecks } from './run-checks.ts';

// npm run check [types] [code] [house] [api] [commits] [sizes]
try {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    throw new ToolError(`There is no check "${unknown[0]}". Checks: ${checks.map(({ name }) => name).join(', ')}`);
  }
  const counts = await runChecks(checks.filter(({ name }) => names.length === 0 || names.includes(name)));
  console.log(lineOf(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  endWith(error);
}

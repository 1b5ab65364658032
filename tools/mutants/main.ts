import { endWith, since, ToolError } from '../progress.ts';
import { lineOf } from '../test/counts.ts';
import { root } from '../workspace.ts';
import { copyRepository } from './copy.ts';
import { invariants } from './invariants.ts';
import { mutations } from './mutations.ts';
import { runMutations } from './run-mutations.ts';
import { runTests } from './run-tests.ts';
import { isGood } from './verdict.ts';

// npm run mutants: removes the guards of the invariants one by one, in a copy, and requires that a
// test fails. `npm run mutants -- <word …>` runs those with such a part in their name or file, or
// with an invariant's number.
const wanted = process.argv.slice(2);
const begun = performance.now();

const chosen = mutations.filter(
  ({ name, file, invariant }) =>
    wanted.length === 0 || wanted.some((one) => name.includes(one) || file.includes(one) || String(invariant) === one),
);

try {
  if (chosen.length === 0)
    throw new ToolError(`No mutation is named so. Names: ${mutations.map(({ name }) => name).join(', ')}`);
  const copy = copyRepository(root);
  // On every signal: a second one must not prevent the copy from being removed.
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
  process.once('exit', copy.remove);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  await runMutations(chosen, copy.folder, runTests, (mutation, verdict) => {
    counts[isGood(verdict) ? 'passed' : 'failed'] += 1;
    console.log(`${verdict.kind.padEnd(9)} ${String(mutation.invariant).padStart(2)} ${mutation.name}`);
    if (verdict.kind === 'explained') console.log(`             ${mutation.explained}`);
    if ('why' in verdict)
      console.log(`             ${mutation.file}: ${verdict.why}\n             ${invariants[mutation.invariant - 1]}`);
  });
  console.log(`${chosen.length} guards of the invariants taken out in ${since(begun)}\n`);
  console.log(lineOf(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  endWith(error);
}

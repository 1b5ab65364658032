import { runProgram } from './command.ts';

const severities = ['critical', 'high', 'moderate', 'low'] as const;

/**
 * The report of `npm audit --json`, in one line. A registry may have no advisories, which is said
 * explicitly.
 */
export function adviceOf(output: string): string {
  const begin = output.indexOf('{');
  try {
    const { metadata } = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)) as {
      metadata?: { vulnerabilities?: Record<string, number> };
    };
    const counts = metadata?.vulnerabilities;
    if (!counts) return 'Known vulnerabilities: the package registry gave no advisories, so none were checked.';
    const found = severities.flatMap((name) => (counts[name] ? [`${counts[name]} ${name}`] : []));
    if (found.length === 0) return 'Known vulnerabilities of the packages that run: none.';
    return `Known vulnerabilities of the packages that run: ${found.join(', ')}. See "npm audit --omit=dev".`;
  } catch {
    return 'Known vulnerabilities: "npm audit" gave nothing readable, so none were checked.';
  }
}

/** Reports known vulnerabilities, without failing: a new advisory is no fault of the change under test. */
export async function tellAdvisories(): Promise<void> {
  const { output } = await runProgram('npm', [
    'audit',
    '--omit=dev',
    '--json',
    '--fetch-retries=0',
    '--fetch-timeout=20000',
  ]);
  console.log(`${adviceOf(output)}\n`);
}

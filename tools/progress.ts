/** Time since `begun` (milliseconds of performance.now) as `1.2 s` or `3 min 5 s`. */
export function since(begun: number): string {
  const seconds = (performance.now() - begun) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Runs one step of a tool: prints its start, and how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  console.log(`${name} …`);
  const result = await work();
  console.log(`${name}: ${since(begun)}`);
  return result;
}

/** A fault that the person at the terminal can fix: shown without a stack. */
export class ToolError extends Error {
  override name = 'ToolError';
}

/** Ends a tool: a clear message for a ToolError, the stack for anything else. */
export function endWith(error: unknown): never {
  console.error(error instanceof ToolError ? `\n${error.message}` : error);
  process.exit(1);
}

/** A plain text table with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

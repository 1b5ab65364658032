import { addPart, after, bodySize, Filling, lineHeight, sheets } from '../content/page-filling.ts';
import type { PageRun } from '../content/page-runs.ts';

/**
 * The page of each heading, in order, of runs that each begin a page, after a cover and a contents of so many entries. By
 * counting lines: laying a long document's pages out as Word does takes ten times as long as making the file. Word
 * replaces the numbers when it opens the file; other programs show these.
 */
export function estimatedPages(runs: readonly PageRun[]): number[] {
  const entries = runs.flatMap(({ parts }) => parts).filter((part) => part.kind === 'heading' || 'heading' in part);
  const contents = new Filling(2, sheets.upright);
  contents.add(1, lineHeight(16), { after });
  for (const _ of entries) contents.add(1, lineHeight(bodySize), { after });
  let page = contents.page;
  return runs.flatMap((run) => {
    const sheet = run.across ? sheets.across : sheets.upright;
    const pages = new Filling(page + 1, sheet);
    const found = run.parts.flatMap((part) => addPart(pages, part, sheet) ?? []);
    page = pages.page;
    return found;
  });
}

import type { ContentPart } from './export-content.ts';
import { addPart, Filling, sheets } from './page-filling.ts';
import { isWide } from './wide-tables.ts';

/** Parts that follow each other on pages of the same direction. */
export interface PageRun {
  across: boolean;
  parts: readonly ContentPart[];
}

interface GrowingRun extends PageRun {
  parts: ContentPart[];
}

/** The share of a page across that is little: on an upright page of its own it would fill less than a quarter. */
const littleOfPage = 0.4;

/** Whether parts that lie across take only a little of one page. */
function isLittleAcross(parts: readonly ContentPart[]): boolean {
  const pages = new Filling(1, sheets.across);
  return parts.every((part) => {
    addPart(pages, part, sheets.across);
    return pages.page === 1 && pages.used <= littleOfPage * sheets.across.height;
  });
}

/** The pages that each part asks for: a heading whose first table lies across goes there with the notes between them. */
function wantedRuns(parts: readonly ContentPart[]): GrowingRun[] {
  const runs: GrowingRun[] = [];
  for (const part of parts) {
    const across = part.kind === 'table' && isWide(part);
    const last = runs.at(-1);
    if (last?.across === across) last.parts.push(part);
    else runs.push({ across, parts: [part] });
  }
  runs.forEach((run, at) => {
    const next = runs[at + 1];
    const above = run.parts.findLastIndex(({ kind }) => kind !== 'note');
    if (next?.across && run.parts[above]?.kind === 'heading') next.parts.unshift(...run.parts.splice(above));
  });
  return runs.filter((run) => run.parts.length > 0);
}

/**
 * Parts by the direction of their pages. What is little, and has only pages across before and after it, lies across, too:
 * an upright page would be nearly empty.
 */
export function pageRuns(parts: readonly ContentPart[]): PageRun[] {
  const runs: GrowingRun[] = [];
  const wanted = wantedRuns(parts);
  for (const [at, run] of wanted.entries()) {
    const last = runs.at(-1);
    const isBetween = wanted[at + 1]?.across === true && (at === 0 || last?.across === true);
    const across = run.across || (isBetween && isLittleAcross(run.parts));
    if (last?.across === across) last.parts.push(...run.parts);
    else runs.push({ across, parts: run.parts });
  }
  return runs;
}

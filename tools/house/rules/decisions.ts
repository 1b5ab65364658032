import { sourceRule } from '../rule.ts';

const named = /\bdecisions? (\d+)(?:(?:, | and )(\d+))?/gi;
const lineIn = (text: string, at: number) => text.slice(0, at).split('\n').length - 1;

/** A decision that a comment names is a page of docs/decisions: readers look for it there. */
export const decisions = sourceRule('decisions', ({ comments }, { files }) => {
  const pages = new Set(files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []));
  return comments.flatMap(({ text, line }) =>
    [...text.matchAll(named)].flatMap(({ index, 1: one, 2: other }) =>
      [one, other]
        .filter((number) => number !== undefined && !pages.has(number.padStart(4, '0')))
        .map((number) => ({
          line: line + lineIn(text, index),
          message: `docs/decisions has no page ${number}: name the right one, or say it without a number`,
        })),
    ),
  );
});

import { readingMinutes, toContent, wordsPerMinute } from '@arcada/service-kit/markdown';

/** Minutes that the Markdown of an article takes to read, at least 1. */
export const minutesToRead = (markdown: string): number => readingMinutes(toContent(markdown));

/** About the same, counted on the Markdown as it is: for many texts at once, as parsing each takes a tenth of a second. */
export const roughMinutesToRead = (markdown: string): number =>
  Math.max(1, (markdown.match(/\S+/g)?.length ?? 0) / wordsPerMinute);

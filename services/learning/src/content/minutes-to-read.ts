import { readingMinutes, toContent } from '@arcada/service-kit/markdown';

/** Minutes that the Markdown of an article takes to read, at least 1. */
export const minutesToRead = (markdown: string): number => readingMinutes(toContent(markdown));

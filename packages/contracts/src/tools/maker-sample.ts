import type { Language } from '../texts/languages.ts';

/** Pages of the document maker's sample that are shown as pictures. All are A4; the plan lies across. */
export const samplePages = ['cover', 'parties', 'plan'] as const;

/** Address of the sample plan as a PDF, or of the picture of one of its pages. */
export const makerSample = (language: Language, page?: (typeof samplePages)[number]): string =>
  `/samples/bep-${language}${page ? `-${page}.webp` : '.pdf'}`;

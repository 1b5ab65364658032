import { type Language, numberFormat } from '@arcada/contracts';

/** The size of a file as people read it. */
export const fileSize = (bytes: number, language: Language): string =>
  `${numberFormat(language).format(Math.max(1, Math.round(bytes / 1024)))} KB`;

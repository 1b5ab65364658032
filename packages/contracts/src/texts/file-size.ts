import { numberFormat } from './formats.ts';
import type { Language } from './languages.ts';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** The size of a file as people read it: `1.2 MB`. */
export function fileSize(bytes: number, language: Language): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const digits = { maximumFractionDigits: power > 1 ? 1 : 0 };
  return `${numberFormat(language, digits).format(bytes / 1024 ** power)} ${units[power]}`;
}

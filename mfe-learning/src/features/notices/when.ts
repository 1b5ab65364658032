import { dateFormat, type Language } from '@arcada/contracts';

export const whenOf = (at: string, language: Language): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

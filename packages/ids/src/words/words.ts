import type { en } from './en.ts';

/** Languages of reports. */
export const reportLanguages = ['en', 'pt-BR', 'es'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** All sentences and labels in one language. */
export type Words = Texts<typeof en>;

const catalogues: Record<ReportLanguage, () => Promise<Words>> = {
  en: async () => (await import('./en.ts')).en,
  'pt-BR': async () => (await import('./pt-br.ts')).ptBR,
  es: async () => (await import('./es.ts')).es,
};

/** Loads the words of one language. */
export const loadWords = (language: ReportLanguage): Promise<Words> => catalogues[language]();

/** Fills `{name}` in a text; what isn't given becomes empty. */
export const fill = (text: string, values: Record<string, string | number | undefined>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

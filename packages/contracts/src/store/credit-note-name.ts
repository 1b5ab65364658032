import type { Language, Translated } from '../texts/languages.ts';

const names: Translated = { en: 'Credit note', 'pt-BR': 'Nota de crédito', es: 'Nota de crédito' };

/** What a buyer calls the document that takes an invoice back: in Spain the law has a name of its own for it. */
export const creditNoteName = (language: Language, country: string | undefined): string =>
  language === 'es' && country === 'ES' ? 'Factura rectificativa' : names[language];

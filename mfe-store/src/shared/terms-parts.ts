import type { Language } from '@arcada/contracts';

/** Headings of the terms, whose text depends on the language. */
export const refundTerms: Record<Language, string> = { en: 'refunds', 'pt-BR': 'reembolso', es: 'reembolsos' };
export const licenceTerms: Record<Language, string> = {
  en: 'licences-and-seats-of-products',
  'pt-BR': 'licencas-e-assentos-dos-produtos',
  es: 'licencias-y-puestos-de-los-productos',
};

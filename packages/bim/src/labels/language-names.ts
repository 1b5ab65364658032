import type { Language } from '@arcada/contracts';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', 'pt-BR': 'Português', es: 'Español' };

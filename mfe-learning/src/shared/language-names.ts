import type { Language } from '@arcada/contracts';

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', 'pt-BR': 'Português', es: 'Español' };

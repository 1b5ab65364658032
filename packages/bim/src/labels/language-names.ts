import type { Language, Translated } from '@arcada/contracts';
import { say } from './translated.ts';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', 'pt-BR': 'Português', es: 'Español' };

/** The same within a sentence of any language. */
export const languagesInWords: Record<Language, Translated> = {
  en: say('English', 'inglês', 'inglés'),
  'pt-BR': say('Portuguese', 'português', 'portugués'),
  es: say('Spanish', 'espanhol', 'español'),
};

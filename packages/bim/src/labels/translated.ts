import type { Translated } from '@arcada/contracts';

/** A text in the three languages, in the order English, Portuguese, Spanish. */
export const say = (en: string, pt: string, es: string): Translated => ({ en, 'pt-BR': pt, es });

/** The same in all languages: abbreviations and names. */
export const same = (text: string): Translated => say(text, text, text);

import type { Translated } from '@arcada/contracts';

/** A text in English, Brazilian Portuguese and Spanish. */
export const say = (en: string, ptBr: string, es: string): Translated => ({ en, 'pt-BR': ptBr, es });

/** Codes, names and figures that read the same everywhere. */
export const same = (text: string): Translated => say(text, text, text);

import { type Language, languages } from '@arcada/contracts';
import { keepChoice, readChoice } from '@arcada/platform';
import type portuguese from './texts/pt-BR.json';

/** The chat's own catalogue: fetched when the chat is opened, so that no page includes it. */
export type ChatTexts = typeof portuguese;
export type SayKey = keyof ChatTexts['say'];
export type OptionKey = keyof ChatTexts['option'];

const languageKey = 'chatLanguage';
/**
 * The chat's language is Portuguese whatever the page's, unless its switch was used
 * in this browser.
 */
export const readLanguage = (): Language => readChoice(languageKey, languages) ?? 'pt-BR';
export const keepLanguage = (language: Language): void => keepChoice(languageKey, language);

const catalogues: Record<Language, () => Promise<{ default: ChatTexts }>> = {
  en: () => import(/* webpackChunkName: "chat-texts-en" */ './texts/en.json', { with: { type: 'json' } }),
  'pt-BR': () => import(/* webpackChunkName: "chat-texts-pt-BR" */ './texts/pt-BR.json', { with: { type: 'json' } }),
  es: () => import(/* webpackChunkName: "chat-texts-es" */ './texts/es.json', { with: { type: 'json' } }),
};
export const loadChatTexts = async (language: Language): Promise<ChatTexts> => (await catalogues[language]()).default;

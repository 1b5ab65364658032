import { type Language, languages, numberFormat, site } from '@arcada/contracts';
import { keepChoice, readChoice } from '@arcada/platform';
import type portuguese from './texts/pt-BR.json';

/** The chat's own catalogue: fetched when the chat is opened, so that no page includes it. */
export type ChatTexts = typeof portuguese;
export type SayKey = keyof ChatTexts['say'];
export type OptionKey = keyof ChatTexts['option'];

const languageKey = 'chatLanguage';
/**
 * The chat's language is Portuguese whatever the page's (decision 20), unless its switch was used
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

/** Replaces the placeholders `{{name}}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole));

/** Names and claims for the texts' placeholders, from the one file that defines them (decision 37). */
export function siteValues(language: Language): Record<string, string> {
  const { revitFrom, supportReplyHours, basicSupportYears } = site.claims;
  const amount = (count: number, unit: 'hour' | 'year', unitDisplay: 'short' | 'long') =>
    numberFormat(language, { style: 'unit', unit, unitDisplay }).format(count);
  return {
    site: site.name,
    email: site.supportEmail,
    revit: String(revitFrom),
    hours: amount(supportReplyHours, 'hour', 'short'),
    years: amount(basicSupportYears, 'year', 'long'),
  };
}

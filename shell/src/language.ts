import { type Language, languageKey, matchLanguage } from '@arcada/contracts';
import type { Catalogue } from '@arcada/platform';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Texts = Record<Language, () => Promise<{ default: Catalogue }>>;

const shellTexts: Texts = {
  en: () => import(/* webpackChunkName: "shell-en" */ './locales/en.json'),
  'pt-BR': () => import(/* webpackChunkName: "shell-pt-BR" */ './locales/pt-BR.json'),
  es: () => import(/* webpackChunkName: "shell-es" */ './locales/es.json'),
};
/** The texts that all areas share. */
const commonTexts: Texts = {
  en: () => import(/* webpackChunkName: "shell-en" */ '@arcada/platform/locales/en.json'),
  'pt-BR': () => import(/* webpackChunkName: "shell-pt-BR" */ '@arcada/platform/locales/pt-BR.json'),
  es: () => import(/* webpackChunkName: "shell-es" */ '@arcada/platform/locales/es.json'),
};

export async function addShellTexts(texts: i18n, language: Language): Promise<void> {
  if (texts.hasResourceBundle(language, 'shell')) return;
  const [shell, common] = await Promise.all([shellTexts[language](), commonTexts[language]()]);
  texts.addResourceBundle(language, 'shell', shell.default);
  texts.addResourceBundle(language, 'common', common.default);
}

/** A language store with the shell's texts of one language. */
export async function createTexts(language: Language): Promise<i18n> {
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    fallbackNS: 'common',
    interpolation: { escapeValue: false },
    resources: {},
    react: { useSuspense: false },
  });
  countZeroAsMany(texts);
  await addShellTexts(texts, language);
  return texts;
}

/** Brazilians read “0 pedidos”, where Unicode's rules for Portuguese have the singular; other languages are the same. */
function countZeroAsMany({ services: { pluralResolver } }: i18n): void {
  const suffixOf = pluralResolver.getSuffix.bind(pluralResolver);
  pluralResolver.getSuffix = (language: string, count: number, options?: object) =>
    suffixOf(language, count === 0 ? 2 : count, options);
}

/** The language chosen earlier on this browser, if any. */
export function savedLanguage(): Language | undefined {
  try {
    return matchLanguage(localStorage.getItem(languageKey));
  } catch (error) {
    console.warn('Local storage is refused: the language is not remembered.', error);
    return undefined;
  }
}

/** The language in the address, for this visit only. */
export const askedLanguage = (): Language | undefined =>
  matchLanguage(new URLSearchParams(window.location.search).get('lang'));

/**
 * The language to store in this browser: the earlier choice, else what the server detected. A
 * shared link changes neither.
 */
export const languageToKeep = (detected: Language): Language | undefined =>
  savedLanguage() ?? (askedLanguage() ? undefined : detected);

/** Stores the choice in local storage and, for the page server, in a cookie of the same name. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(languageKey, language);
  } catch (error) {
    console.warn('Local storage is refused: the language lasts as long as its cookie.', error);
  }
}

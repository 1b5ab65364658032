import { type Language, languageKey, matchLanguage } from '@arcada/contracts';
import type { Catalogue } from '@arcada/platform';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Texts = Record<Language, () => Promise<{ default: Catalogue }>>;

const shellTexts: Texts = {
  en: () => import(/* webpackChunkName: "shell-en" */ './locales/en.json?light'),
  'pt-BR': () => import(/* webpackChunkName: "shell-pt-BR" */ './locales/pt-BR.json?light'),
  es: () => import(/* webpackChunkName: "shell-es" */ './locales/es.json?light'),
};
/** Those of the shell's pages other than home, and of sign-in within a page. */
const pageTexts: Texts = {
  en: () => import(/* webpackChunkName: "shell-page-en" */ './locales/en.json?rest'),
  'pt-BR': () => import(/* webpackChunkName: "shell-page-pt-BR" */ './locales/pt-BR.json?rest'),
  es: () => import(/* webpackChunkName: "shell-page-es" */ './locales/es.json?rest'),
};
/** The texts that all areas share. */
const commonTexts: Texts = {
  en: () => import(/* webpackChunkName: "shell-en" */ '@arcada/platform/locales/en.json'),
  'pt-BR': () => import(/* webpackChunkName: "shell-pt-BR" */ '@arcada/platform/locales/pt-BR.json'),
  es: () => import(/* webpackChunkName: "shell-es" */ '@arcada/platform/locales/es.json'),
};

/** Language stores that have the texts of pages, too. */
const complete = new WeakSet<i18n>();

export async function addShellTexts(texts: i18n, language: Language): Promise<void> {
  const add = async (namespace: string, catalogues: Texts) => {
    const { default: catalogue } = await catalogues[language]();
    texts.addResourceBundle(language, namespace, catalogue, true);
  };
  const pages = complete.has(texts) ? add('shell', pageTexts) : undefined;
  await Promise.all([add('shell', shellTexts), add('common', commonTexts), pages]);
}

/** From now on this store has the texts of pages in each of its languages. */
export async function addPageTexts(texts: i18n): Promise<void> {
  complete.add(texts);
  await addShellTexts(texts, texts.language as Language);
}

let ofBrowser: i18n | undefined;
/** The page server has all texts from its start, a browser those of pages only once it needs them. */
export const addPageTextsWhenNeeded = (texts: i18n): void => {
  ofBrowser = texts;
};

/** Code that shows texts of pages, once they are there. */
export async function withPageTexts<T>(code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, ofBrowser && addPageTexts(ofBrowser)]);
  return loaded;
}

/** A language store with the texts of the shell's frame and home in one language. */
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
    console.warn('Local storage is refused.', error);
    return undefined;
  }
}

/** The language in the address, for this visit only. */
export const askedLanguage = (): Language | undefined =>
  matchLanguage(new URLSearchParams(window.location.search).get('lang'));

/** Stores the choice in local storage and, for the page server, in a cookie of the same name. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(languageKey, language);
  } catch (error) {
    console.warn('Local storage is refused.', error);
  }
}

export const languages = ['en', 'pt-BR', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';
/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', 'pt-BR': 'Português', es: 'Español' };
/** Where the chosen language is stored: local storage key and, mirrored for the server, cookie name. */
export const languageKey = 'i18nextLng';
/** Header of a page's own requests: its language, which `?lang=` may have set, before the visitor's saved choice. */
export const pageLanguageHeader = 'x-page-language';
/** A text that exists in every language of the site. */
export type Translated = Record<Language, string>;

/** One value for each language of the site. */
export const forEachLanguage = <T>(make: (language: Language) => T): Record<Language, T> => ({
  en: make('en'),
  'pt-BR': make('pt-BR'),
  es: make('es'),
});

/** Maps any language tag to one of the site: pt* to pt-BR, es* to es, en* to en; undefined when none fits. */
export function matchLanguage(tag: string | undefined | null): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  if (primary === 'pt') return 'pt-BR';
  if (primary === 'es' || primary === 'en') return primary;
  return undefined;
}

/**
 * Picks the language of a response: explicit choice, saved choice, the browser's list (RFC 9110
 * §12.5.4), English.
 */
export function negotiateLanguage(wish: {
  query?: string | null;
  saved?: string | null;
  acceptLanguage?: string | null;
}): Language {
  const explicit = matchLanguage(wish.query) ?? matchLanguage(wish.saved);
  if (explicit) return explicit;
  const ranked = (wish.acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of ranked) {
    const language = matchLanguage(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

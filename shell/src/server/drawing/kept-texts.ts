import type { i18n, TFunction } from 'i18next';

/**
 * Looks up each text without variables once: i18next resolves namespaces, plurals and fallbacks anew for every call,
 * a seventh of a page's drawing. Only for texts that don't change any more.
 */
export function keepTexts(texts: i18n): void {
  const fixedOf = texts.getFixedT.bind(texts);
  const kept = new Map<string, TFunction>();
  texts.getFixedT = ((...given: Parameters<typeof fixedOf>) => {
    const name = JSON.stringify(given);
    const known = kept.get(name) ?? keeping(fixedOf(...given));
    kept.set(name, known);
    return known;
  }) as typeof fixedOf;
}

function keeping(translate: TFunction): TFunction {
  const found = new Map<string, string>();
  const once = (...given: unknown[]): string => {
    const [key] = given;
    if (given.length !== 1 || typeof key !== 'string') return translate(...(given as Parameters<TFunction>));
    const known = found.get(key) ?? translate(key);
    found.set(key, known);
    return known;
  };
  return Object.assign(once, translate) as TFunction;
}

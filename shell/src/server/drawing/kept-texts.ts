import type { i18n, TFunction } from 'i18next';

/**
 * Looks up each text with the same variables once: i18next resolves namespaces, plurals and
 * fallbacks again on every call, a seventh of a page's rendering. Only for texts that no longer
 * change.
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

/** Prices, names and counts create ever new ones. */
const mostTexts = 5000;

/**
 * Undefined for what can't be identified by a name: lists of keys, and variables other than words
 * and numbers.
 */
function nameOf(given: readonly unknown[]): string | undefined {
  const [key, variables] = given;
  if (typeof key !== 'string' || given.length > 2) return undefined;
  if (given.length === 1) return key;
  if (typeof variables !== 'object' || variables === null) return undefined;
  let name = key;
  for (const [variable, value] of Object.entries(variables)) {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    name += `\n${variable}\n${typeof value}\n${value}`;
  }
  return name;
}

function keeping(translate: TFunction): TFunction {
  const found = new Map<string, string>();
  const once = (...given: unknown[]): string => {
    const name = nameOf(given);
    const known = name === undefined ? undefined : found.get(name);
    if (known !== undefined) return known;
    const text = translate(...(given as Parameters<TFunction>));
    if (name === undefined) return text;
    if (found.size >= mostTexts) found.clear();
    found.set(name, text);
    return text;
  };
  return Object.assign(once, translate) as TFunction;
}

/**
 * The codes that a cell of a column with `many` names: separated by commas or semicolons, each once. A code that has such
 * a mark itself, and is `known`, is named whole.
 */
export function namedCodes(text: string, known?: { has: (code: string) => boolean }): string[] {
  const whole = text.trim();
  if (known?.has(whole)) return [whole];
  return [...new Set(whole.split(/[,;]/).map((code) => code.trim()))].filter((code) => code !== '');
}

/** The same text with other codes in the place of some; what stands between them stays. */
export const withCodes = (text: string, other: (code: string) => string): string =>
  text.replaceAll(/[^,;]+/g, (part) => {
    const code = part.trim();
    return code === '' ? part : part.replace(code, () => other(code));
  });

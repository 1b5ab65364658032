/** Creating a formatter costs a hundred times what using it does, so each kind is created once. */
const kept = new Map<string, unknown>();

function keep<Format>(key: unknown[], make: () => Format): Format {
  const name = JSON.stringify(key);
  const known = kept.get(name) as Format | undefined;
  if (known) return known;
  const made = make();
  kept.set(name, made);
  return made;
}

/**
 * Formats dates and times in a language (BCP 47). The site's English is British: 29 November 2026, not November 29,
 * 2026. Its numbers and prices are not.
 */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep(['date', language, options], () => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options));

/** Formats numbers in a language (BCP 47). */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  keep(['number', language, options], () => new Intl.NumberFormat(language, options));

/** Names of languages and regions in a language (BCP 47). */
export const displayNames = (language: string, type: Intl.DisplayNamesType): Intl.DisplayNames =>
  keep(['names', language, type], () => new Intl.DisplayNames(language, { type }));

/** `Nov 2026`, of `2026-11`. */
export const monthName = (month: string, language: string, year: 'numeric' | '2-digit' = 'numeric'): string =>
  dateFormat(language, { month: 'short', year, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

/** The same for an axis of months: `Nov 26`, or `Nov`. */
export const shortMonthName = (month: string, language: string, withYear: boolean): string =>
  monthName(month, language, '2-digit')
    .replace(/\s+de\s+/, ' ')
    .split(' ')
    .slice(0, withYear ? 2 : 1)
    .join(' ');

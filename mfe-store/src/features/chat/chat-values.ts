import { type Language, numberFormat, site } from '@arcada/contracts';

/** Replaces the placeholders `{{name}}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole));

/** Names and claims for the texts' placeholders, from the one file that defines them. */
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

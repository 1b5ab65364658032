import { links } from '../links.ts';
import { displayNames } from '../texts/formats.ts';
import type { Language } from '../texts/languages.ts';

/** Name, contact and claims of the consultancy, defined only here. */
export const site = {
  name: 'Arcada',
  legalName: 'Arcada BIM e IA Ltda.',
  email: 'hello@arcada.example',
  supportEmail: 'support@arcada.example',
  address: { lines: ['Rua do Porto 120', '50030-230 Recife PE'], country: 'BR' },
  taxId: 'CNPJ 12.345.678/0001-95',
  claims: { scriptProductivityPercent: 80, supportReplyHours: 24, revitFrom: 2021, basicSupportYears: 1 },
} as const;

/** The house's own pages on social networks, once it has them; an omitted one is shown nowhere. */
export const socialAccounts: Partial<Record<'linkedin' | 'youtube' | 'github', string>> = {};

/** The postal address, line by line, with the country in the given language. */
export const addressIn = (language: Language): string[] => {
  const { lines, country } = site.address;
  return [...lines, displayNames(language, 'region').of(country) ?? country];
};

/** Who runs the site, in a line: legal name, tax id, address. Without the country, whose name has a language. */
export const legalLine = [site.legalName, site.taxId, ...site.address.lines].join(' · ');

/**
 * Where the footer's placeholders lead: a path of the site or an absolute address. An omitted one
 * stays plain text.
 */
export const footerTargets: Partial<
  Record<'support' | 'terms' | 'privacy' | 'careers' | 'help' | 'documentation', string>
> = { terms: links.terms(), privacy: links.privacy() };

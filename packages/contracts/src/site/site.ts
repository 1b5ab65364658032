import { displayNames } from '../texts/formats.ts';
import type { Language } from '../texts/languages.ts';

/** Name, contact and claims of the consultancy: the one place that holds them. */
export const site = {
  name: 'Arcada',
  legalName: 'Arcada BIM e IA Ltda.',
  email: 'hello@arcada.example',
  supportEmail: 'support@arcada.example',
  address: { lines: ['Rua do Porto 120', '50030-230 Recife PE'], country: 'BR' },
  taxId: 'CNPJ 12.345.678/0001-95',
  social: { linkedin: 'https://www.linkedin.com/', youtube: 'https://www.youtube.com/', github: 'https://github.com/' },
  claims: { scriptProductivityPercent: 80, supportReplyHours: 24, revitFrom: 2021, basicSupportYears: 1 },
} as const;

/** The postal address, a line each, with the country as a language calls it. */
export const addressIn = (language: Language): string[] => {
  const { lines, country } = site.address;
  return [...lines, displayNames(language, 'region').of(country) ?? country];
};

/** Where the footer's placeholders lead: a path of the site or a whole address. One left out stays plain text. */
export const footerTargets: Partial<
  Record<'support' | 'terms' | 'privacy' | 'careers' | 'help' | 'documentation', string>
> = {};

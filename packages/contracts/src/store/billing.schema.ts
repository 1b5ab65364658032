import { z } from 'zod';
import { validationText } from '../texts/validation-texts.ts';
import { oneLine } from '../texts/written-text.ts';
import { billingLimits } from './billing.ts';
import { countries } from './countries.ts';

const tooLong = validationText({
  en: 'This is too long for an invoice.',
  'pt-BR': 'Isto é longo demais para uma fatura.',
  es: 'Es demasiado largo para una factura.',
});
const tooManyLines = validationText({
  en: 'Use at most 5 lines.',
  'pt-BR': 'Use no máximo 5 linhas.',
  es: 'Usa 5 líneas como máximo.',
});
const notATaxId = validationText({
  en: 'Use only letters, digits, spaces, dots, hyphens and slashes.',
  'pt-BR': 'Use apenas letras, números, espaços, pontos, hifens e barras.',
  es: 'Usa solo letras, números, espacios, puntos, guiones y barras.',
});
const webAddress = validationText({
  en: 'Leave out web addresses: they are not printed on invoices.',
  'pt-BR': 'Tire os endereços de sites: eles não são impressos em faturas.',
  es: 'Quita las direcciones web: no se imprimen en las facturas.',
});
const unknownCountry = validationText({
  en: 'Choose a country from the list.',
  'pt-BR': 'Escolha um país da lista.',
  es: 'Elige un país de la lista.',
});

/** An invoice is a document of the house, which whoever gets it believes. “Booking.com B.V.” is a company. */
const leadsNowhere = (text: string): boolean => !/:\/\/|\bwww\./i.test(text.normalize('NFKC'));

const lines = (text: string) => text.split(/\r?\n/).map(oneLine).filter(Boolean).join('\n');

/** What an invoice says about a business that buys. Everything is optional; what isn't given is empty. */
export const billingSchema = z.object({
  company: z
    .string()
    .max(1000, tooLong)
    .overwrite(oneLine)
    .max(billingLimits.company, tooLong)
    .refine(leadsNowhere, webAddress)
    .default(''),
  /** Street, postal code and city, in lines. */
  address: z
    .string()
    .max(1000, tooLong)
    .overwrite(lines)
    .max(billingLimits.address, tooLong)
    .refine((text) => text.split('\n').length <= billingLimits.addressLines, tooManyLines)
    .refine(leadsNowhere, webAddress)
    .default(''),
  country: z
    .string()
    .refine((code) => code === '' || countries.includes(code), unknownCountry)
    .default(''),
  taxId: z
    .string()
    .max(1000, tooLong)
    .overwrite(oneLine)
    .max(billingLimits.taxId, tooLong)
    .refine((text) => /^[\p{L}\p{N} .\-/]*$/u.test(text), notATaxId)
    .default(''),
});

/** The buyer's own number of a purchase, as that of a purchase order. Each order has its own: it isn't kept for the next. */
export const referenceSchema = z
  .string()
  .max(1000, tooLong)
  .overwrite(oneLine)
  .max(billingLimits.reference, tooLong)
  .refine(leadsNowhere, webAddress);

export type Billing = z.infer<typeof billingSchema>;

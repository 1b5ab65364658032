import { z } from 'zod';
import type { Translated } from '../texts/languages.ts';
import { validationText } from '../texts/validation-texts.ts';

/** A leap year: the same day of the next year is never too late. */
const mostMilliseconds = 366 * 24 * 60 * 60 * 1000;

/** What is scheduled for a later time than this is a slip of the year: nobody would see it again. */
export const isScheduledTooLate = (time: Date): boolean => time.getTime() > Date.now() + mostMilliseconds;

export const scheduledTooLate: Translated = {
  en: 'Choose a time within a year from now.',
  'pt-BR': 'Escolha um horário dentro de um ano a partir de agora.',
  es: 'Elige una hora dentro de un año a partir de ahora.',
};

/** When something is to be published or sent. Whether it may be in the past is for each to say. */
export const scheduledTimeSchema = z.iso
  .datetime()
  .refine((time) => !isScheduledTooLate(new Date(time)), validationText(scheduledTooLate));

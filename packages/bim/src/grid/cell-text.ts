import { type Language, numberFormat } from '@arcada/contracts';
import type { Column } from '../document/column.ts';
import { isDay } from '../document/days.ts';
import { optionLabel } from '../labels/option-labels.ts';
import { joinEntries, type ListKind } from './entries.ts';

/** A day in figures, as the language's readers type it; English has the form that can be read in one way only. */
const dayInFigures = (day: string, language: Language) =>
  language === 'en' || !isDay(day) ? day : day.split('-').toReversed().join('/');

/** What a cell shows while it is edited, and what is copied from it: `readCell` reads it back as the same value. */
export function editText({ kind, options }: Column, value: unknown, language: Language, list?: ListKind): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'choice' && options) return optionLabel(options, String(value))[language];
  if (kind === 'date') return dayInFigures(String(value), language);
  if (kind === 'number')
    return numberFormat(language, { useGrouping: false, maximumFractionDigits: 10 }).format(Number(value));
  if (kind === 'list') return joinEntries(value as string[], list);
  if (kind === 'codes') {
    const codes = value as { code: string; meaning: string }[];
    const entries = codes.map(({ code, meaning }) => (meaning ? `${code} = ${meaning}` : code));
    return joinEntries(entries, 'codes');
  }
  if (kind === 'assignments') {
    const assignments = value as { party: string; raci: string }[];
    return assignments.map(({ party, raci }) => `${party}: ${raci}`).join(', ');
  }
  return String(value);
}

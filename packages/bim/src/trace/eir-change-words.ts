import { forEachLanguage, type Language, type Translated } from '@arcada/contracts';
import { type DescribedChange, describeChange } from '../compare/describe-change.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { say } from '../labels/translated.ts';
import type { EirChange } from './eir-changes.ts';

const empty = say('empty', 'vazio', 'vacío');
const notThere = say('no such row', 'sem essa linha', 'sin esa fila');
const otherRow = say('another content', 'outro conteúdo', 'otro contenido');
const otherOrder = say('another order', 'outra ordem', 'otro orden');

export interface DescribedEirChange extends DescribedChange {
  /** What the plan has, where its author has changed that, too; else empty. */
  own: string;
}

/** A change of the EIR in the words of a language: where, what, both of the EIR's values, and the plan's own. */
export function describeEirChange(
  bep: BimDocument,
  eir: BimDocument,
  { change, side, row, own }: EirChange,
  language: Language,
): DescribedEirChange {
  const told = describeChange(change, { before: bep, after: eir }, language);
  if (side !== 'both') return { ...told, own: '' };
  if (change.kind === 'field' || change.kind === 'cell') {
    const plan = describeChange({ ...change, after: own }, { before: bep, after: bep }, language);
    return { ...told, own: plan.after || empty[language] };
  }
  if (change.kind === 'rows-moved') return { ...told, own: otherOrder[language] };
  return { ...told, own: (row === undefined ? notThere : otherRow)[language] };
}

const longestQuote = 160;
const quoted = (text: string, language: Language): string => {
  if (text === '') return empty[language];
  const short = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return language === 'es' ? `«${short}»` : `“${short}”`;
};

/** The same in one sentence's part for a finding. */
export function toldEirChange(
  bep: BimDocument,
  eir: BimDocument,
  change: EirChange,
): { what: Translated; own: Translated } {
  const told = forEachLanguage((language) => describeEirChange(bep, eir, change, language));
  const isValue = change.change.kind === 'field' || change.change.kind === 'cell';
  const what = forEachLanguage((language) => {
    const { place, what, before, after } = told[language];
    if (isValue) return `${place}: ${quoted(before, language)} → ${quoted(after, language)}`;
    const name = before || after;
    return `${place}${name === '' ? '' : ` › ${quoted(name, language)}`}: ${what}`;
  });
  return { what, own: forEachLanguage((language) => told[language].own) };
}

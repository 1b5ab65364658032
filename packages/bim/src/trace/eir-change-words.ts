import { forEachLanguage, type Language, type Translated } from '@arcada/contracts';
import { type DescribedChange, describeChange } from '../compare/describe-change.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { say } from '../labels/translated.ts';
import type { EirChange } from './eir-changes.ts';

const empty = say('empty', 'vazio', 'vacío');
const notThere = say('no such row', 'sem essa linha', 'sin esa fila');
const otherRow = say('another content', 'outro conteúdo', 'otro contenido');
const otherOrder = say('another order', 'outra ordem', 'otro orden');
/** Where it isn't the EIR that has changed. */
const differing: Readonly<Record<EirChange['change']['kind'], Translated>> = {
  field: say('differs', 'diferença', 'diferencia'),
  cell: say('differs', 'diferença', 'diferencia'),
  'row-added': say('only in the EIR', 'só no EIR', 'solo en el EIR'),
  'row-removed': say('only in this plan', 'só neste plano', 'solo en este plan'),
  'rows-moved': otherOrder,
};

export interface DescribedEirChange extends DescribedChange {
  /** What the plan has, where its author has changed that, too; else empty. */
  own: string;
}

/**
 * A change of the EIR in the words of a language: where, what, both of the EIR's values, and the plan's own. Where the two
 * only differ, the plan's value and the EIR's.
 */
export function describeEirChange(
  bep: BimDocument,
  eir: BimDocument,
  { change, side, row, own, isSince }: EirChange,
  language: Language,
): DescribedEirChange {
  if (!isSince) {
    const fromPlan = change.kind === 'field' || change.kind === 'cell' ? { ...change, before: own } : change;
    const differs = describeChange(fromPlan, { before: bep, after: eir }, language);
    return { ...differs, what: differing[change.kind][language], own: '' };
  }
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

import { check, type Finding, mayBeIssued } from '../checker/check.ts';
import type { CheckContext } from '../checker/facts.ts';
import { rules } from '../checker/rules.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { categoriesOf, familyOf } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import { isEmpty, requiredFieldsOf } from '../document/required-fields.ts';
import { columnsOf, type TableName } from '../document/tables.ts';
import type { AnyRow } from '../edits/edit.ts';
import { mostWithErrors, type ScorePartId, scorePartIds, scoreTables, scoreWeights } from './score-parts.ts';

interface Count {
  done: number;
  total: number;
}
export interface ScorePart extends Count {
  id: ScorePartId;
  weight: number;
}
export interface Completeness {
  /** 0 to 100, rounded down, so that 100 means that nothing is missing. */
  score: number;
  /** Parts that count for this document. */
  parts: readonly ScorePart[];
}

const countOf = (items: readonly unknown[], isDone: (item: never) => boolean): Count => ({
  done: items.filter((item) => isDone(item as never)).length,
  total: items.length,
});

/** Required cells that are filled in; an empty table is one that is missing. */
function tableCount(document: BimDocument, table: TableName): Count {
  const rows: readonly AnyRow[] = document.tables[table];
  const columns = Object.entries(columnsOf(table)).flatMap(([name, { required }]) => (required ? [name] : []));
  if (rows.length === 0) return { done: 0, total: 1 };
  const cells = rows.flatMap((row) => columns.map((column) => row[column]));
  return countOf(cells, (cell) => !isEmpty(cell));
}

function tablesCount(document: BimDocument, tables: readonly TableName[]): Count {
  const own = tablesOf(document.type);
  const counts = tables.filter((table) => own.includes(table)).map((table) => tableCount(document, table));
  return counts.reduce((sum, { done, total }) => ({ done: sum.done + done, total: sum.total + total }), {
    done: 0,
    total: 0,
  });
}

const measures: Record<ScorePartId, (document: BimDocument, findings: readonly Finding[]) => Count> = {
  fields: ({ type, fields }) => countOf(requiredFieldsOf(type), (name: keyof typeof fields) => !isEmpty(fields[name])),
  team: (document) => tablesCount(document, scoreTables.team),
  standards: (document) => tablesCount(document, scoreTables.standards),
  plan: (document) => tablesCount(document, scoreTables.plan),
  topics: ({ type, topics }) => {
    const used = new Set(topics.map(({ category }) => category));
    return countOf(categoriesOf(type), (category: (typeof topics)[number]['category']) => used.has(category));
  },
  answers: ({ eir, tables }) => {
    if (!eir) return { done: 0, total: 0 };
    const isDone = ({ response }: (typeof tables.answers)[number]) => response !== '' && response !== 'review';
    return countOf(tables.answers, isDone);
  },
  rules: ({ type }, findings) => {
    const broken = new Set(findings.filter(({ severity }) => severity !== 'hint').map(({ rule }) => rule));
    const own = rules.filter(({ types, severity }) => severity !== 'hint' && types.includes(type));
    return countOf(own, ({ id }: { id: string }) => !broken.has(id));
  },
};

/** How complete a document is, by the weights of its family; `findings` are those of `check`. */
export function completeness(document: BimDocument, findings: readonly Finding[]): Completeness {
  const weights = scoreWeights[familyOf(document.type)];
  const parts = scorePartIds
    .map((id) => ({ id, weight: weights[id], ...measures[id](document, findings) }))
    .filter(({ weight, total }) => weight > 0 && total > 0);
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  const reached = parts.reduce((sum, { weight, done, total }) => sum + (weight * done) / total, 0);
  const complete = parts.every(({ done, total }) => done === total);
  const most = mayBeIssued(findings) ? 99 : mostWithErrors;
  return { score: complete ? 100 : Math.min(most, Math.floor((100 * reached) / all)), parts };
}

/** The score alone: of each rule it counts whether it is broken, and not how often. */
export const scoreOf = (document: BimDocument, context: CheckContext): number =>
  completeness(document, check(document, context, { most: 1 })).score;

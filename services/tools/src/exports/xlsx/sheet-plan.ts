import {
  type BimDocument,
  type Column,
  columnLabel,
  type EirTrace,
  editText,
  fieldLabels,
  fieldNames,
  fields,
  gridColumns,
  languageNames,
  printedTrace,
  type SheetCell,
  sheetOf,
  signOffOf,
  standingHeading,
  standingOf,
  type TableName,
  tableLabels,
  tablesOf,
  typeLabels,
} from '@arcada/bim';
import { exportWords } from '../content/export-words.ts';

export interface SheetPlan {
  name: string;
  columns: readonly { heading: string; kind: Column['kind']; hidden?: true }[];
  rows: readonly (readonly SheetCell[])[];
}

/** Excel's rules for names of sheets: 31 characters, none of these, and no apostrophe at either end. */
const sheetName = (text: string) =>
  text
    .replaceAll(/[[\]*?/\\:\p{Cc}]/gu, ' ')
    .slice(0, 31)
    .toWellFormed()
    .replaceAll(/^'|'$/g, ' ')
    .trim();

const id = { heading: 'id', kind: 'text', hidden: true } as const;

/** The single values, each with its name in the model, so that they are read back in any language. */
function factsSheet(document: BimDocument, issued: boolean): SheetPlan {
  const { language } = document;
  const rows = fieldNames.map((field): SheetCell[] => {
    const value = document.fields[field];
    const isDay = fields[field].kind === 'date' && value !== '';
    return [
      field,
      fieldLabels[field][language],
      isDay ? new Date(`${String(value)}T00:00:00Z`) : editText(fields[field], value, language),
    ];
  });
  return {
    name: exportWords.document[language],
    columns: [
      id,
      { heading: exportWords.field[language], kind: 'text' },
      { heading: exportWords.value[language], kind: 'long' },
    ],
    rows: [
      ['type', exportWords.type[language], typeLabels[document.type][language]],
      ['language', exportWords.language[language], languageNames[language]],
      // Without names in the model: they say what the file is, and aren't read back.
      ['', standingHeading[language], standingOf(document, issued).text],
      ...signOffOf(document, issued).map(({ label, name }): SheetCell[] => ['', label, name]),
      ...rows,
    ],
  };
}

/** The table of deliverables is the MIDP; all others are named as on the screen. */
function tableSheet(document: BimDocument, table: TableName): SheetPlan {
  const { rows } = sheetOf(document, table);
  return {
    name: table === 'deliverables' ? 'MIDP' : sheetName(tableLabels[table][document.language]),
    columns: [
      id,
      ...gridColumns(document, table).map(({ heading, definition, party }) => ({
        heading: heading[document.language],
        kind: party === undefined ? definition.kind : ('choice' as const),
      })),
    ],
    rows,
  };
}

/** A task team's own deliverables, for it to fill in. */
function teamSheets(document: BimDocument, midp: SheetPlan): SheetPlan[] {
  const teams = [...new Set(document.tables.deliverables.map(({ taskTeam }) => taskTeam))].filter(Boolean).sort();
  const taken = new Set<string>();
  return teams.slice(0, mostTeams).flatMap((team): SheetPlan[] => {
    const name = sheetName(`TIDP ${team}`);
    if (taken.has(name.toLowerCase())) return [];
    taken.add(name.toLowerCase());
    const rows = midp.rows.filter((_, at) => document.tables.deliverables[at]?.taskTeam === team);
    return [{ ...midp, name, rows }];
  });
}
const mostTeams = 40;

function traceSheet(document: BimDocument, trace: EirTrace): SheetPlan {
  const { heading, columns, rows } = printedTrace(trace, document.language);
  const wide = new Set(['text', 'answer'].map((column) => columnLabel('answers', column as 'text')[document.language]));
  return {
    name: sheetName(heading),
    columns: columns.map((one) => ({ heading: one, kind: wide.has(one) ? ('long' as const) : ('text' as const) })),
    rows,
  };
}

/** The sheets of a document: its facts, each table of its type, also an empty one to fill in, TIDPs, and the EIR trace. */
export function sheetPlans(document: BimDocument, issued: boolean, trace: EirTrace | undefined): SheetPlan[] {
  const tables = tablesOf(document.type).flatMap((table): SheetPlan[] => {
    const sheet = tableSheet(document, table);
    return table === 'deliverables' ? [sheet, ...teamSheets(document, sheet)] : [sheet];
  });
  return [
    factsSheet(document, issued),
    ...tables,
    ...(trace && trace.rows.length > 0 ? [traceSheet(document, trace)] : []),
  ];
}

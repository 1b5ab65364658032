import {
  answerPlaces,
  type BimDocument,
  type Column,
  type GridColumn,
  gridColumns,
  isOfEir,
  optionLabel,
  options,
  placeGroup,
  placeText,
  printedPlace,
  type TableName,
} from '@arcada/bim';
import type { Language } from '@arcada/contracts';

/** What a cell or field can be set to; those of a group follow each other below its name. */
export interface Choice {
  value: string;
  label: string;
  group?: string;
}

/** A column as the grid shows it. */
export interface ShownColumn extends GridColumn {
  label: string;
  /** In pixels. */
  width: number;
  /** What a cell can be set to; the words are those that the cell shows. */
  choices?: readonly Choice[];
  /** What a cell shows instead of its text. */
  words?: (text: string) => string;
  /** Says how several entries are written. */
  hint?: 'codes' | 'values' | 'several';
  /** Codes of other tables, to choose from while typing. */
  suggestions?: readonly string[];
  /** The text is the linked EIR's, which alone changes it. */
  isLocked: boolean;
}

/** Columns whose values are longer than those of their kind. */
const ownWidths: Record<string, number> = {
  containerName: 256,
  task: 256,
  requirement: 120,
  code: 104,
  title: 220,
  meaning: 280,
};
const widths: Record<Column['kind'], number> = {
  text: 168,
  long: 280,
  date: 132,
  number: 104,
  choice: 160,
  list: 200,
  codes: 240,
  assignments: 76,
};
/** Wide enough for a heading of usual length; a longer one is cut and shown in full by its tooltip. */
const headingWidth = (label: string) => Math.min(24 + label.length * 8, 208);

function widthOf({ id, definition, party }: GridColumn, label: string): number {
  const width = ownWidths[id] ?? widths[definition.kind];
  return party === undefined ? Math.max(width, headingWidth(definition.required ? `${label} *` : label)) : width;
}

function choicesOf({ definition, party }: GridColumn, language: Language): ShownColumn['choices'] {
  if (party !== undefined)
    return ['', ...options.raci].map((value) => ({
      value,
      label: value && `${value} – ${optionLabel('raci', value)[language]}`,
    }));
  const list = definition.options;
  if (definition.kind !== 'choice' || !list) return undefined;
  return ['', ...options[list]].map((id) => {
    const label = optionLabel(list, id)[language];
    return { value: label, label };
  });
}

function suggestionsOf({ definition: { refers } }: GridColumn, document: BimDocument): string[] | undefined {
  if (!refers) return undefined;
  const rows = document.tables[refers] as readonly ({ code: string } | { name: string })[];
  return [...new Set(rows.map((row) => ('code' in row ? row.code : row.name)))].filter(Boolean);
}

const hintOf = ({ definition: { kind, many } }: GridColumn): ShownColumn['hint'] => {
  if (kind === 'codes') return 'codes';
  if (kind === 'list') return 'values';
  return many && 'several';
};

/** Where in the plan a requirement can be answered. */
export const placeChoices = (document: BimDocument, language: Language): Choice[] =>
  answerPlaces(document).map((value) => ({
    value,
    label: placeText(document, value, language),
    group: placeGroup(document, value, language),
  }));

/** Where in the plan a requirement is answered: chosen, not typed. */
function placesOf(document: BimDocument, language: Language): Pick<ShownColumn, 'choices' | 'words'> {
  return {
    choices: [{ value: '', label: '' }, ...placeChoices(document, language)],
    words: (value) => printedPlace(document, value, language),
  };
}

/** The columns of a table in a document, with their words in the page's language. */
export const shownColumns = (table: TableName, document: BimDocument, language: Language): ShownColumn[] =>
  gridColumns(document, table).map((column) => ({
    ...column,
    label: column.heading[language],
    width: widthOf(column, column.heading[language]),
    choices: choicesOf(column, language),
    suggestions: suggestionsOf(column, document),
    hint: hintOf(column),
    isLocked: isOfEir(document, table, column.column),
    ...(table === 'answers' && column.column === 'place' && placesOf(document, language)),
  }));

import {
  type BimDocument,
  type EirTrace,
  eirTrace,
  familyOf,
  fieldLabels,
  fillWords,
  type PrintedTable,
  printedDocument,
  printedTrace,
  signOffOf,
  standingHeading,
  standingOf,
  type TextList,
  type TextPart,
  traceStateLabels,
  traceStates,
} from '@arcada/bim';
import { type Language, readableText } from '@arcada/contracts';
import { exportWords } from './export-words.ts';
import type { LogoPicture } from './logo-picture.ts';
import { isWide } from './wide-tables.ts';

export interface ContentTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}
/** What docx and pdf print, in order. A heading's number is empty where it has none. */
export type ContentPart =
  | { kind: 'heading'; level: 1 | 2; number: string; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'paragraph'; parts: readonly TextPart[] }
  | TextList
  | { kind: 'facts'; facts: readonly Fact[] }
  | ({ kind: 'table'; heading?: ContentHeading } & ContentTable);

export type ContentHeading = Extract<ContentPart, { kind: 'heading' }>;
export type Fact = readonly [label: string, value: string];

/** A document as it is exported, in its own language, with nothing that a file format can't hold. */
export interface ExportContent {
  language: Language;
  /** The type of document in words. */
  title: string;
  project: string;
  /** Whose document it is: a plan's lead appointed party, else who requires; empty while it isn't known. */
  author: string;
  /** The word that marks a draft; empty for what was issued. */
  draft: string;
  /** In one line: the mark of a draft, number, revision, status, as far as they are known. */
  reference: string;
  cover: readonly Fact[];
  /** Who has prepared, checked and approved it, with room to sign where no one has. */
  signOff: readonly Fact[];
  parts: readonly ContentPart[];
}

const heading = (level: 1 | 2, number: string, text: string): ContentHeading => ({
  kind: 'heading',
  level,
  number,
  text: readableText(text),
});
function tableOf(table: Pick<PrintedTable, 'columns' | 'rows'>, own?: ContentHeading): ContentPart[] {
  const columns = table.columns.map(readableText);
  const rows = table.rows.map((row) => row.map(readableText));
  const [only] = rows;
  // A page across for one row would be empty but for it, and end the page before.
  if (only && rows.length === 1 && isWide({ columns, rows })) {
    const facts = columns.map((column, at): Fact => [column, only[at] ?? '']).filter(([, value]) => value !== '');
    return [...(own ? [own] : []), { kind: 'facts', facts }];
  }
  return [{ kind: 'table', ...(own && { heading: own }), columns, rows }];
}
const safeParts = (parts: readonly TextPart[]): TextPart[] =>
  parts.map((part) => ({ ...part, text: readableText(part.text) }));
const safeList = (list: TextList): TextList => ({
  ...list,
  items: list.items.map(({ parts, lists }) => ({ parts: safeParts(parts), lists: lists.map(safeList) })),
});

const coverFields = ['documentNumber', 'revision', 'status', 'date', 'clientName', 'leadAppointedParty'] as const;

function traceParts(document: BimDocument, trace: EirTrace): ContentPart[] {
  const { language, eir } = document;
  const printed = printedTrace(trace, language);
  const link = eir ? [eir.documentNumber, eir.revision, eir.projectName].filter(Boolean).join(' · ') : '';
  const counts = traceStates.map((state) => `${traceStateLabels[state][language]}: ${trace.counts[state]}`).join(' · ');
  return [
    heading(1, '', `${exportWords.appendix[language]}: ${printed.heading}`),
    ...(link ? [{ kind: 'note', text: readableText(`${exportWords.eir[language]}: ${link}`) } as const] : []),
    { kind: 'note', text: counts },
    ...tableOf(printed),
  ];
}

/** Each table below its heading; answers that the appendix prints with their requirements aren't printed twice. */
function chapterParts(document: BimDocument, trace: EirTrace | undefined): ContentPart[] {
  const { language } = document;
  const appendix =
    trace && fillWords(exportWords.inAppendix, { name: printedTrace(trace, language).heading }, language);
  return printedDocument(document).chapters.flatMap((chapter, at): ContentPart[] => {
    let last = 0;
    const next = (text: string) => heading(2, `${at + 1}.${++last}`, text);
    return [
      heading(1, String(at + 1), chapter.heading),
      ...chapter.topics.flatMap(({ title, owner, blocks }): ContentPart[] => [
        next(title),
        ...(owner ? [{ kind: 'note', text: `${exportWords.responsible[language]}: ${owner}` } as const] : []),
        ...blocks.map(
          (block): ContentPart =>
            block.kind === 'list' ? safeList(block) : { kind: 'paragraph', parts: safeParts(block.parts) },
        ),
      ]),
      ...chapter.tables.flatMap((table) =>
        table.table === 'answers' && appendix
          ? [next(table.heading), { kind: 'note', text: appendix } as const]
          : tableOf(table, next(table.heading)),
      ),
    ];
  });
}

interface ExportFacts {
  /** This very content was issued: what isn't is marked as a draft. */
  issued?: boolean;
  /** The linked EIR as it was issued last, which the trace is compared with. */
  eir?: BimDocument | undefined;
  /** The logo, so that the cover says when the document's can't be read. */
  drawn?: LogoPicture | undefined;
}

/** Everything that docx and pdf print. */
export function exportContent(document: BimDocument, { issued = false, eir, drawn }: ExportFacts = {}): ExportContent {
  const { language, fields } = document;
  const { title, project, fields: filled, revisionLog } = printedDocument(document);
  const values = new Map(filled.map(({ field, value }) => [field, readableText(value)]));
  const compared = document.tables.answers.length > 0 || eir ? eirTrace(document, eir) : undefined;
  const trace = compared && compared.rows.length > 0 ? compared : undefined;
  const standing = standingOf(document, issued);
  const parts: ContentPart[] = [
    ...(revisionLog ? [heading(1, '', revisionLog.heading), ...tableOf(revisionLog)] : []),
    ...(filled.length > 0
      ? [
          heading(1, '', exportWords.projectData[language]),
          {
            kind: 'facts',
            facts: filled.map(({ label, value }): Fact => [label, readableText(value)]),
          } as const,
        ]
      : []),
    ...chapterParts(document, trace),
    ...(trace ? traceParts(document, trace) : []),
  ];
  return {
    language,
    title,
    project: readableText(project),
    author: readableText(familyOf(document.type) === 'bep' ? fields.leadAppointedParty : fields.appointingParty),
    draft: standing.mark,
    reference: [standing.mark, fields.documentNumber, fields.revision, fields.status]
      .map((text) => readableText(text).trim())
      .filter(Boolean)
      .join(' · '),
    cover: [
      [standingHeading[language], standing.text],
      ...coverFields.flatMap((field): Fact[] => {
        const value = values.get(field);
        return value ? [[fieldLabels[field][language], value]] : [];
      }),
      ...(document.logo && !drawn ? [[exportWords.logo[language], exportWords.logoLeftOut[language]] as const] : []),
    ],
    signOff: signOffOf(document, issued).map(({ label, name }): Fact => [label, readableText(name)]),
    parts: parts.length > 0 ? parts : [{ kind: 'note', text: exportWords.emptyPlan[language] }],
  };
}

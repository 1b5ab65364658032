import {
  type BimDocument,
  cleanText,
  columnsOf,
  documentSchema,
  fields,
  fromEir,
  type Logo,
  sampleDocument,
  type TableName,
  tablesOf,
} from '@arcada/bim';
import type { Language } from '@arcada/contracts';

/** What breaks files, formulas, markup and reading directions when it isn't treated as text. */
export const hostile = [
  '=HYPERLINK("http://example.com","x")',
  '+1+1',
  '-2',
  '@SUM(A1)',
  ']]></w:t><!-- <script>alert(1)</script> &amp; &#0;',
  'tab\there',
  '\u202Ereversed\u2066',
  '_x0041_ \u00AD\uFEFF é ç ñ ã õ ¿¡ € ≤ 工具',
  'Acme "Ltd" \\ / : * ? < > |',
].join(' ');

const hostileValue = (kind: string, text: string, most: number): unknown => {
  if (kind === 'long') return text.repeat(Math.floor(most / text.length));
  if (kind === 'text') return text.slice(0, 190).replaceAll('\t', ' ').trim();
  if (kind === 'list') return [text.slice(0, 60).replaceAll(/[;\t]/g, ' ').trim(), '=1+1'];
  if (kind === 'codes') return [{ code: 'A', meaning: '=B @C' }];
  if (kind === 'date') return '2026-03-04';
  if (kind === 'number') return 5;
  return undefined;
};

/** Without them there is no IDS, and no row that others refer to. */
const kept = new Set(['code', 'entity', 'predefinedType', 'dataType', 'set']);

/** Claims to be a picture; it can't be saved, but documents from before may have one. */
export const brokenLogo: Logo = {
  type: 'image/png',
  data: Buffer.from('\u0089PNG\r\n\u001a\n not a picture', 'latin1').toString('base64'),
  width: 10,
  height: 10,
};

/** The sample with the hostile text in every field, cell and topic that holds text. */
export function hostileDocument(language: Language): BimDocument {
  const document = sampleDocument('bep-post', language, '2026-09-01');
  const words = cleanText(hostile);
  const changed = <T extends object>(row: T, kinds: Record<string, { kind: string; refers?: unknown }>): T =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const own = kinds[name];
        const better = own && !own.refers && !kept.has(name) ? hostileValue(own.kind, words, 4_800) : undefined;
        return [name, better ?? value];
      }),
    ) as T;
  const tables = Object.fromEntries(
    Object.entries(document.tables).map(([table, rows]) => [
      table,
      (rows as { id: string }[]).slice(0, 1).map((row) => changed(row, columnsOf(table as TableName))),
    ]),
  );
  return documentSchema.parse({
    ...document,
    fields: changed(document.fields, fields),
    tables,
    topics: document.topics.slice(0, 2).map((topic) => ({
      ...topic,
      title: words.slice(0, 200),
      text: `${words}\n\n- ${words}`.repeat(40).slice(0, 20_000),
    })),
  });
}

const emptyTables = ({ type, tables }: BimDocument) => tablesOf(type).filter((table) => tables[table].length === 0);

/** A plan that answers an EIR; together with the EIR it has rows in all 15 tables. */
export function answeringPlan(language: Language, eirId = ''): { eir: BimDocument; plan: BimDocument } {
  const eir = sampleDocument('eir', language, '2026-09-01');
  const answers = fromEir(eir, eirId).tables.answers.map((row, at) => ({
    ...row,
    ...(at === 0 && { response: 'full' as const, place: 'table:milestones' }),
    ...(at === 1 && { response: 'partly' as const, answer: '≤ 5 mm' }),
  }));
  const base = sampleDocument('bep-post', language, '2026-09-01');
  const link = {
    documentId: eirId,
    documentNumber: eir.fields.documentNumber,
    revision: 'P01',
    projectName: eir.fields.projectName,
  };
  const plan = documentSchema.parse({ ...base, tables: { ...base.tables, answers }, eir: link });
  const missing = [...emptyTables(plan), ...emptyTables(eir)];
  if (missing.length > 0) throw new Error(`The samples have no rows in ${missing.join(', ')}`);
  return { eir, plan };
}

/** The sample with so many topics that a file of it takes a while. */
export function manyTopics(count = 200): BimDocument {
  const document = sampleDocument('bep-post', 'en', '2026-09-01');
  const { topics } = document;
  const grown = Array.from({ length: count }, (_, at) => topics[at % topics.length]).flatMap((topic, at) =>
    topic ? [{ ...topic, id: `t${at}`, text: Array.from({ length: 10 }, () => topic.text).join('\n\n') }] : [],
  );
  return { ...document, topics: grown };
}

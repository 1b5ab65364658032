import { applyEdits, fromEir, placesByNumber, placeText, sampleDocument } from '@arcada/bim';
import { languages } from '@arcada/contracts';
import { documentSheets } from '../xlsx/document-sheets.ts';
import { exportContent } from './export-content.ts';
import { isWide } from './wide-tables.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const withRows = (count: number) => {
  const deliverables = sample.tables.deliverables.slice(0, count);
  return exportContent({ ...sample, tables: { ...sample.tables, deliverables } }).parts;
};
const name = sample.tables.deliverables[0]?.containerName ?? '';

test('prints the only row of a wide table upright, below its heading, without empty cells', () => {
  const parts = withRows(1);
  const at = parts.findIndex((part) => part.kind === 'facts' && part.facts.some(([, value]) => value === name));
  const facts = parts[at];
  expect(parts[at - 1]).toMatchObject({ kind: 'heading', level: 2 });
  expect(facts?.kind === 'facts' && facts.facts.every(([label, value]) => label !== '' && value !== '')).toBe(true);
  expect(parts.filter((part) => part.kind === 'table' && isWide(part) && part.rows.length === 1)).toEqual([]);
});

test('prints several rows of a wide table as a table', () => {
  const tables = withRows(2).flatMap((part) => (part.kind === 'table' && isWide(part) ? [part] : []));
  expect(tables.some(({ rows }) => rows.length === 2 && rows[0]?.includes(name))).toBe(true);
});

test('the numbers by which answers name their place are those that are printed', () => {
  const printed = exportContent(sample).parts.flatMap((part) => {
    const heading = part.kind === 'table' ? part.heading : part;
    return heading?.kind === 'heading' && heading.level === 2 ? [[heading.number, heading.text]] : [];
  });
  const own = new Map(placesByNumber(sample));
  expect(printed).toEqual([...own].map(([number, place]) => [number, placeText(sample, place)]));
});

test('text of a document from before that marks were taken out doesn’t turn the reading direction', () => {
  const document = { ...sample, fields: { ...sample.fields, projectName: 'A\u202Egpj.exe\u2066' } };
  const content = exportContent(document);
  expect(content.project).toBe('Agpj.exe');
  expect(JSON.stringify(content)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});

test.each(languages)('%s: a draft says so on the cover and on every page, until it is issued', (language) => {
  const document = sampleDocument('bep-post', language, '2026-09-01');
  const word = { en: 'Draft', 'pt-BR': 'Minuta', es: 'Borrador' }[language];
  const draft = exportContent(document);
  expect(draft.draft).toBe(word);
  expect(draft.reference).toMatch(new RegExp(`^${word} · `));
  expect(draft.cover[0]?.[1]).toMatch(new RegExp(`^${word}: `));
  const issued = exportContent(document, { issued: true });
  expect([issued.draft, issued.reference.includes(word), issued.cover[0]?.[1].includes(word)]).toEqual([
    '',
    false,
    false,
  ]);
  // Issued while its own status says that work goes on, perhaps with errors.
  const wip = applyEdits(document, [{ op: 'field', field: 'status', value: 'S0' }]);
  expect(exportContent(wip, { issued: true }).draft).toBe(word);
});

test('the cover has a line for each who prepares, checks and approves', () => {
  const [row] = sample.tables.revisionLog;
  const approved = applyEdits(sample, [
    { op: 'cell', table: 'revisionLog', row: row?.id ?? '', column: 'approvedBy', value: 'I. Moss' },
  ]);
  const signed = (approver: string) => [
    ['Prepared by', row?.author],
    ['Checked by', ''],
    ['Approved by', approver],
  ];
  expect(exportContent(approved, { issued: true }).signOff).toEqual(signed('I. Moss'));
  // Changed since it was issued: this content has no approver.
  expect(exportContent(approved).signOff).toEqual(signed(''));
});

test('a plan that was unlinked has neither responses nor a trace, but for what it says', () => {
  const plan = fromEir(sampleDocument('eir', 'en', '2026-09-01'), 'eir-1');
  const [first] = plan.tables.answers;
  const printed = (document: typeof plan) =>
    exportContent(document).parts.flatMap((part) => {
      const heading = part.kind === 'table' ? part.heading : part;
      return heading?.kind === 'heading' ? [heading.text] : [];
    });
  const ofEir = expect.stringMatching(/EIR trace|Response to the EIR/);
  const left = { ...plan, eir: null };
  expect(printed(plan)).toEqual(expect.arrayContaining([ofEir]));
  expect(printed(left)).not.toEqual(expect.arrayContaining([ofEir]));
  expect(documentSheets(left, false, undefined).map(({ name }) => name)).not.toContain('EIR trace');
  const written = applyEdits(left, [
    { op: 'cell', table: 'answers', row: first?.id ?? '', column: 'answer', value: 'Weekly' },
  ]);
  expect(printed(written)).toEqual(expect.arrayContaining([ofEir]));
  const trace = documentSheets(written, false, undefined).find(({ name }) => name === 'EIR trace');
  expect(trace?.rows).toHaveLength(1);
});

test('no blank stands around the revision and the status on every page', () => {
  const fields = { ...sample.fields, documentNumber: 'N1', revision: ' P02 ', status: 'S2 ' };
  expect(exportContent({ ...sample, fields }, { issued: true }).reference).toBe('N1 · P02 · S2');
});

test('the answers to an EIR are printed once, and their chapter refers to the appendix', () => {
  const eir = sampleDocument('eir', 'en', '2026-09-01');
  const { parts } = exportContent(fromEir(eir, 'eir-1'), { eir });
  const title = eir.tables.requirements[0]?.title ?? '?';
  const printed = parts.filter((part) => part.kind === 'table' && part.rows.some((row) => row.includes(title)));
  expect(printed).toHaveLength(1);
  const at = parts.findIndex((part) => part.kind === 'heading' && part.text === 'Response to the EIR');
  expect(parts[at + 1]).toEqual({
    kind: 'note',
    text: 'The responses to all requirements are in the appendix “EIR trace”.',
  });
});

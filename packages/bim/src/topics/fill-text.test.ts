import type { Language } from '@arcada/contracts';
import { applyEdits } from '../edits/apply-edits.ts';
import { newRow } from '../edits/new-row.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { filledText } from './fill-text.ts';

const text = 'D: {date}. S: {software}. U: {measurementUnits}. M: {coordinationMethod}. N: {bimStandard}.';
const filledIn = (language: Language) => filledText(sampleDocument('bep-post', language, '2026-09-01'), text);

test('values are written as the document’s language writes them', () => {
  expect(filledIn('en')).toBe(
    'D: 1 September 2026. S: Autodesk Revit, Navisworks Manage, and Solibri Office. U: millimetres. M: federated models. N: BS EN ISO 19650.',
  );
  expect(filledIn('pt-BR')).toBe(
    'D: 1 de setembro de 2026. S: Autodesk Revit, Navisworks Manage e Solibri Office. U: milímetros. M: modelos federados. N: ABNT NBR ISO 19650.',
  );
  expect(filledIn('es')).toContain('1 de septiembre de 2026. S: Autodesk Revit, Navisworks Manage y Solibri Office');
});

const sample = sampleDocument('bep-post', 'en', '2026-09-01');

test('what is not filled in is shown by its label, and what is unknown as it is', () => {
  const open = applyEdits(sample, [{ op: 'field', field: 'cde', value: '' }]);
  expect(filledText(open, 'In {cde} for {projectName} by {nobody}')).toBe(
    'In [Common data environment] for Northgate Health Centre by {nobody}',
  );
});

test('who is known by the table of parties is named, by role or by discipline', () => {
  const party = (code: string, role: string, discipline: string, contact = '') =>
    newRow('parties', { code, name: `${code} Ltd`, role, discipline, contact } as object);
  const parties = [
    party('CLI', 'appointing-party', ''),
    party('LEA', 'lead-appointed-party', 'architecture'),
    party('STR', 'appointed-party', 'structure'),
    party('LAW', 'appointed-party', 'other'),
    party('BIM', 'bim-manager', '', 'Ann Reed'),
  ];
  const plan = emptyDocument('bep-post', 'en');
  const known = { ...plan, tables: { ...plan.tables, parties } };
  expect(filledText(known, '{appointingParty}; {leadAppointedParty}; {architects}; {engineers}; {bimManager}')).toBe(
    'CLI Ltd; LEA Ltd; LEA Ltd; STR Ltd; Ann Reed',
  );
  expect(filledText(known, '{contractors}')).toBe('[Contractors]');
});

test('a custom standard is named, and a value is never read as a placeholder again', () => {
  const custom = applyEdits(sample, [
    { op: 'field', field: 'bimStandard', value: 'custom' },
    { op: 'field', field: 'customStandard', value: 'House rules {cde}' },
  ]);
  expect(filledText(custom, '{bimStandard}')).toBe('House rules {cde}');
});

import type { DocumentSummary } from '@arcada/bim';
import type { TFunction } from 'i18next';
import { documentChoice, eirChoice, eirStanding } from './document-choice.ts';

const summary = (change: Partial<DocumentSummary>): DocumentSummary => ({
  id: '1',
  type: 'eir',
  language: 'en',
  title: 'Hospital',
  number: 'HSP-01',
  revision: 'P01',
  status: '',
  score: null,
  archived: false,
  version: 'v1',
  createdAt: '2026-09-01T10:00:00.000Z',
  updatedAt: '2026-09-01T10:00:00.000Z',
  projectId: null,
  deletedAt: null,
  ...change,
});

test('documents with one name and number are told apart by revision and last change', () => {
  const choice = (change: Partial<DocumentSummary>) => documentChoice(summary(change), 'Untitled', 'pt-BR');
  expect(choice({})).toMatch(/^Hospital · Requisitos de troca de informações · HSP-01 · P01 · 1 de set. de 2026/);
  expect(choice({ title: '' })).toMatch(/^Untitled · /);
  const all = [{}, { revision: 'P02' }, { updatedAt: '2026-09-01T11:30:00.000Z' }].map(choice);
  expect(new Set(all).size).toBe(3);
});

test('EIRs of one project are told apart at the start of their line, and in the line below a closed field', () => {
  const t = ((key: string) => key) as unknown as TFunction<'tools'>;
  const listed = (
    issuedRevision: string | null,
    changedSinceIssue: boolean,
    change: Partial<DocumentSummary> = {},
  ) => ({
    ...summary({ revision: 'P03', ...change }),
    issuedRevision,
    changedSinceIssue,
  });
  const choice = (...item: Parameters<typeof listed>) => eirChoice(listed(...item), t, 'en');
  expect(choice('P02', false)).toMatch(/^HSP-01 · P02 · Hospital · 1 Sept 2026/);
  expect(choice('P02', true)).toMatch(/^HSP-01 · P02 · trace\.choiceChanged · Hospital · /);
  expect(choice(null, false)).toMatch(/^HSP-01 · P03 · trace\.choiceNotIssued · Hospital · /);
  expect(choice('P02', false, { number: '' })).toMatch(/^Hospital · P02 · 1 Sept 2026/);
  expect(choice('', false, { number: '', title: '' })).toMatch(/^documents\.untitled · 1 Sept/);
  expect(eirStanding(listed(null, false), t, 'en')).toMatch(/^P03 · trace\.choiceNotIssued · 1 Sept 2026/);
});

import type { DocumentSummary } from '@arcada/bim';
import { documentChoice } from './document-choice.ts';

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

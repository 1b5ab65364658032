import type { ContentPart } from './export-content.ts';
import { pageRuns } from './page-runs.ts';

const heading = { kind: 'heading', level: 1, number: '1', text: 'Heading' } as const;
const note = { kind: 'note', text: 'Note' } as const;
const little: ContentPart = { kind: 'paragraph', parts: [{ kind: 'text', text: 'Little' }] };
const much: ContentPart = { kind: 'paragraph', parts: [{ kind: 'text', text: 'Much '.repeat(400) }] };
const table = (columns: number): ContentPart => ({
  kind: 'table',
  columns: Array(columns).fill('Container'),
  rows: [],
});
const [narrow, wide] = [table(3), table(12)];
/** The directions of pages, with the number of parts on them. */
const runs = (...parts: ContentPart[]) =>
  pageRuns(parts).map((run) => `${run.parts.length} ${run.across ? 'across' : 'upright'}`);

it('lays wide tables across, with the headings and notes above them', () => {
  expect(runs(much, heading, note, wide, much, narrow)).toEqual(['1 upright', '3 across', '2 upright']);
});

it('gives no page of its own to what is little between pages across', () => {
  expect(runs(wide, heading, little, wide, heading, note, heading, note, wide)).toEqual(['9 across']);
  expect(runs(much, wide, narrow, wide)).toEqual(['1 upright', '3 across']);
  expect(runs(heading, little, wide, much)).toEqual(['3 across', '1 upright']);
});

it('keeps upright what is much, or has an upright page beside it', () => {
  expect(runs(wide, much, little, wide)).toEqual(['1 across', '2 upright', '1 across']);
  expect(runs(wide, heading, little)).toEqual(['1 across', '2 upright']);
  expect(runs(much, little, wide)).toEqual(['2 upright', '1 across']);
});

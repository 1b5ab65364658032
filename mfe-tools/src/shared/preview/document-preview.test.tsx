import { applyEdits, sampleDocument } from '@arcada/bim';
import { renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { DocumentPreview } from './document-preview.tsx';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const shown = () => screen.getByRole('article').textContent ?? '';

test('topics follow their own text and the fields that they name', async () => {
  const { rerender } = await renderInSite(<DocumentPreview document={sample} />, { texts: { tools: en } });
  expect(shown()).toContain(sample.topics[0]?.title);
  const named = applyEdits(sample, [{ op: 'field', field: 'projectName', value: 'Riverside School' }]);
  rerender(<DocumentPreview document={named} />);
  expect(shown()).not.toContain('Northgate Health Centre');
  const written = applyEdits(named, [
    { op: 'topic', topic: sample.topics[0]?.id ?? '', change: { text: 'For {projectName} and {nobody}.' } },
  ]);
  rerender(<DocumentPreview document={written} />);
  expect(shown()).toContain('For Riverside School and {nobody}.');
  expect(screen.getByTitle(en.preview.unknown).textContent).toBe('{nobody}');
});

test('tables have short days as in print, and own uses by their name', async () => {
  const own = applyEdits(sample, [
    { op: 'cell', table: 'bimUses', row: 'u1', column: 'use', value: 'other' },
    { op: 'cell', table: 'bimUses', row: 'u1', column: 'ownUse', value: 'Wayfinding' },
  ]);
  await renderInSite(<DocumentPreview document={own} />, { texts: { tools: en } });
  expect(screen.getAllByRole('cell', { name: /^1\sSept\s2026$/ }).length).toBeGreaterThan(0);
  expect(screen.getByRole('cell', { name: 'Wayfinding' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Own use' })).toBeNull();
});

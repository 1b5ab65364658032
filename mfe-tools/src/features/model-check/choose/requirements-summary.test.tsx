import { forEachLanguage, type Translated } from '@arcada/contracts';
import { renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { RequirementsSummary } from './requirements-summary.tsx';

test('findings that say the same are listed each, and leave the list when they are mended', async () => {
  const same = forEachLanguage(() => 'The name is missing.');
  const other = forEachLanguage(() => 'The class is unknown.');
  const summary = (...findings: Translated[]) => <RequirementsSummary state={{ name: 'plan', findings }} />;
  const { rerender } = await renderInSite(summary(same, same, other), { texts: { tools: en } });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  rerender(summary(other));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

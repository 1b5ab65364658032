import { renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { ContextMeter } from './context-meter.tsx';

test('fields beyond those that are needed are not counted', async () => {
  const meter = { messages: 0, words: 0, fields: 10, enough: true };
  await renderInSite(<ContextMeter meter={meter} />, { texts: { tools: en } });
  expect(screen.getByText(/project data: 4 of 4 fields/)).toBeTruthy();
});

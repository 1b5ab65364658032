import { renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { NavigationProgress } from './navigation-progress.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const bar = () => document.querySelector('.f-progress[data-late]');

test('a page that takes long shows a bar until it is there', async () => {
  history.replaceState(null, '', '/products');
  await renderInSite(<NavigationProgress />, { texts: { shell: en }, path: '/products' });
  jest.useFakeTimers();
  history.pushState(null, '', '/blog');
  window.dispatchEvent(new Event('click'));
  await pass(250);
  expect(bar()).toBeNull();
  await pass(100);
  expect(bar()).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading content...');
  history.replaceState(null, '', '/products');
  window.dispatchEvent(new Event('popstate'));
  await pass(350);
  expect(bar()).toBeNull();
  jest.useRealTimers();
});

import { fakeApi, renderInSite } from '@arcada/testing/render';
import { screen, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { manifest } from '../../manifest.ts';
import { Component } from './missing.page.tsx';

test('an address without a page is said to be one beside the links to all pages', async () => {
  const api = fakeApi({});
  await renderInSite(<Component />, { texts: { admin: en }, path: '/admin/nope' });
  expect(screen.getByRole('heading', { level: 1, name: en.missingPage.title })).toBeTruthy();
  expect(screen.getByRole('link', { name: en.missingPage.overview }).getAttribute('href')).toBe('/admin');
  const navigation = within(screen.getByRole('navigation', { name: en.pages.label }));
  expect(navigation.getByRole('link', { name: en.pages.orders }).getAttribute('href')).toBe('/admin/orders');
  expect(navigation.queryByRole('link', { current: 'page' })).toBeNull();
  expect(manifest.routes.at(-1)?.path).toBe('/admin/*');
  api.restore();
});

import type { Composition } from '@arcada/contracts';
import { type AreaFrame, RemoteHost, RemotesContext } from '@arcada/platform';
import { fakeApi, renderInSite } from '@arcada/testing/render';
import { screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Facts } from './facts.tsx';

const same = (text: string) => ({ en: text, 'pt-BR': text, es: text });
const source = (kind: string, label: string, api: string, address?: string) => ({
  kind,
  order: 10,
  label: same(label),
  all: same(label),
  api,
  page: `/${kind}s`,
  fields: { title: 'title', summary: 'summary', ...(address && { address }) },
});
const search = [
  source('product', 'Products', '/api/products'),
  source('course', 'Courses', '/api/courses'),
  source('service', 'Services', '/api/services', 'path'),
  source('page', 'Pages', '/api/pages', 'path'),
];
const composition = { id: 'test', remotes: [{ domain: 'store', manifest: { slots: [], search } }] };
const host = new RemoteHost(composition as unknown as Composition, {
  localPages: {},
  loadEntry: () => Promise.reject(new Error('none')),
  addTexts: () => Promise.resolve(),
});

test('says how much each area has, and makes no figure up for one that doesn’t respond', async () => {
  const api = fakeApi({
    'GET /api/products': { body: { items: [], total: 14, page: 1, pageSize: 1 } },
    'GET /api/courses': { status: 500, body: 'broken' },
    'GET /api/services': { body: { items: [], total: 4, page: 1, pageSize: 1, priceFrom: 3200 } },
  });
  await renderInSite(<Facts />, {
    texts: { shell: en },
    within: (children) => <RemotesContext value={{ host } as AreaFrame}>{children}</RemotesContext>,
  });
  expect(await screen.findByText('14')).toBeTruthy();
  expect(await screen.findByText('4')).toBeTruthy();
  await waitFor(() => expect(api.names()).toContain('GET /api/courses'));
  const facts = [...document.querySelectorAll('.f-facts > div')].map((fact) => fact.textContent);
  expect(facts).toEqual(['Products14', 'Services4']);
  // The house's own pages are no offer.
  expect(api.names()).not.toContain('GET /api/pages');
  expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe('/products');
  api.restore();
});

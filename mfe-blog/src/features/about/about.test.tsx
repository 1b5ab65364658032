import type { AboutPage } from '@arcada/contracts';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as About } from './about.page.tsx';

const page: AboutPage = {
  title: 'About Arcada',
  lead: 'We help teams to decide.',
  paragraphs: ['A consultancy.'],
  workTitle: 'How we work',
  work: [{ title: 'A decision', text: 'First.' }],
  principlesTitle: 'Rely on',
  principles: [{ title: 'Open formats', text: 'Always.' }],
  teamTitle: 'Team',
  teamLead: 'They write here.',
  team: [{ id: 'nora-whitfield', name: 'Nora Whitfield', role: 'Automation lead', bio: 'Small scripts.' }],
  figuresTitle: 'Today',
  figures: { products: 'tools', courses: 'courses', posts: 'articles', languages: 'languages', postCount: 12 },
  callTitle: 'A project?',
  callText: 'Write.',
  callButton: 'Contact us',
};
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'GET /api/pages/about': { body: page } });
});
afterEach(() => api.restore());
const figures = () => [...document.querySelectorAll('.blog-figure-list dd')].map((value) => value.textContent);

test('counted figures are what the services count', async () => {
  api.on('GET /api/products', { body: { items: [], total: 14, page: 1, pageSize: 1 } });
  api.on('GET /api/courses', { body: { items: [], total: 8, page: 1, pageSize: 1 } });
  await renderInSite(<About />, { texts: { blog: en }, path: '/about' });
  expect(await screen.findByRole('heading', { level: 3, name: 'Nora Whitfield' })).toBeTruthy();
  await waitFor(() => expect(figures()).toEqual(['14', '8', '12', '3']));
  expect(screen.getByText(/Arcada BIM e IA Ltda\. · CNPJ .* Recife PE · Brazil/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

test('without the shop its figure is left out and the page stays', async () => {
  await renderInSite(<About />, { texts: { blog: en }, path: '/about' });
  expect(await screen.findByRole('heading', { level: 1, name: 'About Arcada' })).toBeTruthy();
  expect(figures()).toEqual(['12', '3']);
});

test('until a team member is an author here, no team is shown', async () => {
  api.on('GET /api/pages/about', { body: { ...page, team: [] } });
  await renderInSite(<About />, { texts: { blog: en }, path: '/about' });
  expect(await screen.findByRole('heading', { level: 1, name: 'About Arcada' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Team' })).toBeNull();
});

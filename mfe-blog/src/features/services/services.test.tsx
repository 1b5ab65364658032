import { type ServicesPage, serviceTabs } from '@arcada/contracts';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as Services } from './services.page.tsx';

const page: ServicesPage = {
  title: 'Services',
  lead: 'Four ways.',
  processTitle: 'How it works',
  deliverablesTitle: 'What you get',
  neededTitle: 'What we need',
  durationTitle: 'Duration',
  priceTitle: 'Price',
  priceNote: 'Fixed before we begin.',
  exampleTitle: 'A typical project',
  questionsTitle: 'Questions and answers',
  compareTitle: 'Compared',
  serviceTitle: 'Service',
  audienceTitle: 'Who it is for',
  resultTitle: 'Result',
  fromTitle: 'Price from',
  callTitle: 'Tell us',
  callText: 'A few lines.',
  services: serviceTabs.map((id) => ({
    id,
    tab: `Tab ${id}`,
    title: `Title ${id}`,
    audience: `People who need ${id}`,
    outcome: 'Peace',
    time: '3 weeks',
    offer: [`Offer ${id}`],
    process: [{ name: 'Talk', text: 'An hour.' }],
    deliverables: ['A report'],
    needed: ['A sponsor'],
    duration: 'Three weeks',
    price: { from: 4000, to: 12500 },
    priceUnit: 'per trial',
    example: { title: 'An example', text: 'What was done.', result: 'What came of it.' },
    questions: [{ name: `Why ${id}?`, text: 'Because.' }],
    ...(id === 'training' && {
      reference: { id: 'ana', rating: 4.5, content: 'It was useful.', customerName: 'Ana', customerTitle: 'Lead' },
    }),
    ask: `Ask about ${id}`,
    message: 'I would like to talk.',
  })),
};
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'GET /api/pages/services': { body: page } });
});
afterEach(() => api.restore());
const show = (path: string) => renderInSite(<Services />, { texts: { blog: en }, path });
const chosen = async () => (await screen.findByRole('tab', { selected: true })).textContent;

test.each([['/services', 'ai-consulting'], ...serviceTabs.map((tab) => [`/services?tab=${tab}`, tab])])(
  '%s shows %s with all that a visitor decides by',
  async (path, tab) => {
    await show(path);
    expect(await chosen()).toBe(`Tab ${tab}`);
    expect(screen.getByRole('tabpanel').textContent).toContain(`Offer ${tab}`);
    for (const text of [
      'How it works',
      'Talk',
      'A report',
      'A sponsor',
      'Three weeks',
      '$4,000.00 – $12,500.00 USD',
      'per trial',
      'What came of it.',
      `Why ${tab}?`,
      'Because.',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    // At the top and at the end.
    const ask = screen.getAllByRole('link', { name: `Ask about ${tab}` }).map((link) => link.getAttribute('href'));
    expect(ask).toEqual([`/contact?service=${tab}`, `/contact?service=${tab}`]);
    // Search engines get the questions that can be read, and no others.
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
    const asked = data.filter((each) => each['@type'] === 'FAQPage').flatMap(({ mainEntity }) => mainEntity);
    expect(asked.map(({ name }) => name)).toEqual([`Why ${tab}?`]);
    expect(screen.queryByText('It was useful.') !== null).toBe(tab === 'training');
    expect(screen.queryByText(/There is no service/)).toBeNull();
  },
);

test('tabs are links, which a click with Control leaves to the browser', async () => {
  const { path } = await show('/services');
  const tab = await screen.findByRole('tab', { name: 'Tab training' });
  expect(tab.getAttribute('href')).toBe('/services?tab=training');
  fireEvent.click(tab, { ctrlKey: true });
  expect(path()).toBe('/services');
  fireEvent.click(tab);
  expect([path(), await chosen()]).toEqual(['/services?tab=training', 'Tab training']);
});

test('an unknown tab shows the first with a notice', async () => {
  await show('/services?tab=foo');
  expect(await chosen()).toBe('Tab ai-consulting');
  expect(screen.getByText(/There is no service “foo”/)).toBeTruthy();
});

test('keys move between tabs and the address follows', async () => {
  const { path } = await show('/services?tab=training');
  fireEvent.keyDown(await screen.findByRole('tab', { selected: true }), { key: 'ArrowRight' });
  expect(await chosen()).toBe('Tab implementation');
  expect(path()).toBe('/services?tab=implementation');
  expect(document.activeElement?.textContent).toBe('Tab implementation');
});

test('a failure says so and can be retried', async () => {
  api.on('GET /api/pages/services', { status: 500, body: 'broken' });
  await show('/services');
  expect(await screen.findByText('Failed to load the services. Please try again later.')).toBeTruthy();
  api.on('GET /api/pages/services', { body: page });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await chosen()).toBe('Tab ai-consulting');
});

test('all four are compared in one table: for whom, result, duration and the least price, with its currency', async () => {
  await show('/services');
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'ServiceWho it is forResultDurationPrice from',
    ...serviceTabs.map((id) => `Tab ${id}People who need ${id}Peace3 weeks$4,000.00 USD`),
  ]);
});

test('shows what a plan looks like, and leads to the maker and to the whole sample', async () => {
  await show('/services?tab=implementation');
  await chosen();
  expect(screen.getByRole('img', { name: /^Part of a page of the sample plan/ }).getAttribute('src')).toBe(
    '/samples/bep-en-parties.webp',
  );
  expect(screen.getByRole('link', { name: 'About the document maker' }).getAttribute('href')).toBe(
    '/tools/document-maker',
  );
  expect(screen.getByRole('link', { name: 'Sample plan (PDF)' }).getAttribute('href')).toBe('/samples/bep-en.pdf');
});

import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './account-billing.tsx';

const kept = { company: 'Acme Ltda.', address: 'Av. Boa Viagem 10', country: 'BR', taxId: '98.765.432/0001-10' };
const path = '/api/checkout/billing';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ [`GET ${path}`]: { body: { billing: kept } } });
});
afterEach(() => api.restore());
const show = async () => {
  await renderInSite(<Component />, { texts: { store: en } });
  return (await screen.findByLabelText('Company', { exact: false })) as HTMLInputElement;
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save billing details' }));
const sent = () => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('what is kept is shown, saved once and shown as the service returns it', async () => {
  api.on(`PUT ${path}`, { body: { billing: { ...kept, company: 'Beta SA' } } });
  const company = await show();
  expect(company.value).toBe('Acme Ltda.');
  fireEvent.change(company, { target: { value: ' Beta SA ' } });
  save();
  save();
  await waitFor(() => expect(company.value).toBe('Beta SA'));
  expect(sent()).toEqual([{ ...kept, company: ' Beta SA ' }]);
});

test('what is wrong is said beside its field, which gets the focus and keeps what was typed', async () => {
  const message = 'Use only letters.';
  api.on(`PUT ${path}`, { status: 400, body: { message: 'Invalid', errors: [{ path: 'taxId', message }] } });
  await show();
  const taxId = screen.getByLabelText('CNPJ / CPF') as HTMLInputElement;
  fireEvent.change(taxId, { target: { value: '<b>' } });
  save();
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(taxId));
  expect([taxId.value, screen.queryByText('Invalid')]).toEqual(['<b>', null]);
});

test('without a connection it says so and keeps what was typed', async () => {
  api.on(`PUT ${path}`, { status: 503, body: { message: 'The store is unavailable.' } });
  const company = await show();
  fireEvent.change(company, { target: { value: 'Beta SA' } });
  save();
  expect(await screen.findByText('The store is unavailable.')).toBeTruthy();
  expect(company.value).toBe('Beta SA');
});

test('a tax ID that is doubted stays so once it is saved, by the button or in its field', async () => {
  const mistyped = { ...kept, country: 'PL', taxId: '7956056050' };
  api.on(`GET ${path}`, { body: { billing: { ...mistyped, taxId: '' } } });
  api.on(`PUT ${path}`, { body: { billing: mistyped } });
  await show();
  const taxId = screen.getByLabelText('VAT') as HTMLInputElement;
  const isDoubted = () => taxId.getAttribute('aria-invalid') === 'true';
  const type = (value: string) => {
    act(() => taxId.focus());
    fireEvent.change(taxId, { target: { value } });
  };
  type('7956056050');
  expect(isDoubted()).toBe(false);
  const button = screen.getByRole('button', { name: 'Save billing details' });
  act(() => button.focus());
  expect(isDoubted()).toBe(true);
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  expect([isDoubted(), document.activeElement]).toEqual([true, button]);
  type('795605605');
  type('7956056050');
  expect(isDoubted()).toBe(false);
  save();
  await waitFor(() => expect(isDoubted()).toBe(true));
  expect(document.activeElement).toBe(taxId);
});

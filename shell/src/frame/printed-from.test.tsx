import { renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import { PrintedFrom } from './printed-from.tsx';

beforeEach(() => {
  document.head.innerHTML = '<meta property="og:url" content="https://shop.example/">';
});
afterEach(() => {
  document.head.innerHTML = '';
});

test.each([
  ['/about', 'https://shop.example/about'],
  ['/services?tab=training', 'https://shop.example/services?tab=training'],
  ['/courses?level=beginner&sort=price&page=2', 'https://shop.example/courses?level=beginner&sort=price&page=2'],
  ['/terms?lang=es', 'https://shop.example/terms?lang=es'],
  ['/tools/shared?token=secret', 'https://shop.example/tools/shared'],
])('%s names the house and its own address on paper, without secrets', async (path, address) => {
  await renderInSite(<PrintedFrom />, { path });
  expect(screen.getByText(/^Arcada · hello@arcada\.example · /).textContent).toBe(
    `Arcada · hello@arcada.example · ${address}`,
  );
});

import { renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component as DocumentMaker } from './document-maker.page.tsx';
import facts from './sample-facts.json' with { type: 'json' };

test('shows pages of the sample, its file and the way to the maker, to everyone', async () => {
  await renderInSite(<DocumentMaker />, { texts: { tools: en }, path: '/tools/document-maker' });
  expect(screen.getByRole('link', { name: 'Open the document maker' }).getAttribute('href')).toBe(
    '/tools/bep-maker-enhanced',
  );
  for (const [name, path] of [
    ['Check a model', '/tools/model-check'],
    ['Documentation assistant', '/tools/bimdocs-ai'],
  ])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  const download = screen.getByRole('link', { name: /^Download the sample/ });
  expect(download.getAttribute('href')).toBe('/samples/bep-en.pdf');
  expect(download.textContent).toContain(`PDF, ${facts.en.pages} pages, ${Math.round(facts.en.bytes / 1024)} KB`);
  const pictures = screen.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/samples/bep-en-cover.webp',
    '/samples/bep-en-parties.webp',
    '/samples/bep-en-plan.webp',
  ]);
  for (const picture of pictures) {
    expect(picture.getAttribute('alt')).toBeTruthy();
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
  }
});

test('in Spanish it shows the Spanish plan', async () => {
  await renderInSite(<DocumentMaker />, { texts: { tools: es }, path: '/tools/document-maker', language: 'es' });
  expect(screen.getByRole('link', { name: /^Descargar el ejemplo/ }).getAttribute('href')).toBe('/samples/bep-es.pdf');
});

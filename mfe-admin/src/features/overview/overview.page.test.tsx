import { languages } from '@arcada/contracts';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { entry } from '../../entry.tsx';
import { manifest } from '../../manifest.ts';
import { Component } from './overview.page.tsx';

test.each(languages)('the page has its texts in %s', async (language) => {
  const { default: catalogue } = await entry.locales[language]();
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({ lng: language, resources: {} });
  texts.addResourceBundle(language, 'admin', catalogue);
  render(
    <I18nextProvider i18n={texts}>
      <Component />
    </I18nextProvider>,
  );
  const title = (catalogue as { overview: { title: string } }).overview.title;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toContain(title);
});

test('every route of the manifest has a page', async () => {
  for (const { path } of manifest.routes) {
    expect(await entry.pages[path]?.()).toMatchObject({ Component: expect.any(Function) });
  }
});

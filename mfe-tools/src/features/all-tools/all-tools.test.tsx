import { HeadContext, type PageHead } from '@arcada/platform';
import { renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as AllTools } from './all-tools.page.tsx';

test('the address of the area leads to the page that presents its tools', async () => {
  const heads: PageHead[] = [];
  const server = { origin: 'http://site.test', askedLanguage: null, set: (head: PageHead) => heads.push(head) };
  await renderInSite(
    <HeadContext value={server}>
      <Routes>
        <Route path="/tools" element={<AllTools />} />
        <Route path="/tools/document-maker" element={<p>presented</p>} />
      </Routes>
    </HeadContext>,
    { texts: { tools: en }, path: '/tools' },
  );
  expect(heads[0]?.movedTo).toBe('/tools/document-maker');
  expect(await screen.findByText('presented')).toBeTruthy();
});

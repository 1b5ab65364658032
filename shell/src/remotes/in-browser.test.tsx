/** @jest-environment node */
import { surroundings } from '@arcada/testing/render';
import { renderToString } from 'react-dom/server';
import en from '../locales/en.json' with { type: 'json' };
import { InBrowser } from './in-browser.tsx';

test('the page server says that it loads, and draws nothing of it', async () => {
  const { wrapper: Wrapper } = await surroundings({ texts: { shell: en } });
  const drawn = renderToString(
    <Wrapper>
      <InBrowser>
        <h1>Only here</h1>
      </InBrowser>
    </Wrapper>,
  );
  expect(drawn).toContain('Loading content...');
  expect(drawn).not.toContain('Only here');
});

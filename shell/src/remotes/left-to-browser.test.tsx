/** @jest-environment node */
import { InBrowser } from '@arcada/platform';
import { surroundings } from '@arcada/testing/render';
import { renderToString } from 'react-dom/server';
import { AreaLoading } from '../frame/area-states.tsx';
import en from '../locales/en.json' with { type: 'json' };

test('the page server shows that it is loading, and renders nothing of it', async () => {
  const { wrapper: Wrapper } = await surroundings({ texts: { shell: en } });
  const drawn = renderToString(
    <Wrapper>
      <InBrowser instead={<AreaLoading />}>
        <h1>Only here</h1>
      </InBrowser>
    </Wrapper>,
  );
  expect(drawn).toContain('Loading content...');
  expect(drawn).not.toContain('Only here');
});

import { readFileSync } from 'node:fs';
import { register } from '../site/accounts.ts';
import { ask } from '../site/site-api.ts';
import { expect, test } from '../site/site-test.ts';

const golden: { sources: string[] }[] = JSON.parse(
  readFileSync(new URL('../../services/tools/bench/assistant/golden.json', import.meta.url), 'utf8'),
);

test('the assistant may read every source that a golden question names', async ({ request }) => {
  await register(request);
  const sources = [...new Set(golden.flatMap((question) => question.sources))];
  expect(sources.length).toBeGreaterThan(0);
  const unknown = async () => {
    const missing: string[] = [];
    for (const id of sources) {
      const response = await ask(request, 'get', `/api/assistant/sources?id=${encodeURIComponent(id)}`);
      if (!response.ok()) missing.push(`${id}: ${response.status()}`);
    }
    return missing;
  };
  // It reads its neighbours in its own time after the start.
  await expect.poll(unknown, { timeout: 50_000, intervals: [1000] }).toEqual([]);
});

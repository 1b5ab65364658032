import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { publishRelease } from '../../tools/release/publish.ts';
import { readKeys } from '../../tools/start/keys.ts';
import { brokenRelease, changedRelease, releaseFolder } from '../../tools/test/changed-release.ts';
import { expect, open, test } from '../site/site-test.ts';

const { E2E_URL: registryUrl, E2E_DATA_DIR: dataDir } = process.env;
const said = 'taught by people who do the work';
const changed = 'taught by people who ship alone';
const publish = (folder: string) => {
  if (!registryUrl || !dataDir) throw new Error('Say which site: E2E_URL and E2E_DATA_DIR');
  const token = readKeys(dataDir).releaseTokens.learning ?? '';
  return publishRelease({ registryUrl, token, folder, promote: true });
};

const versions = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { composition } = JSON.parse(document.getElementById('arcada-state')?.textContent ?? '');
    return Object.fromEntries(
      composition.remotes.map(({ domain, entry }: { domain: string; entry: string }) => [domain, entry]),
    );
  });

test('one area ships while the site runs: nothing else is built, restarted or downloaded again', async ({
  page,
  context,
}) => {
  await open(page, '/courses');
  await expect(page.locator('.a-lead').first()).toContainText(said);
  const before = await versions(page);
  // What is put back at the end was live before, otherwise this site is not the one built here.
  const { version } = JSON.parse(await fs.readFile(path.join(releaseFolder('learning'), 'release.json'), 'utf8'));
  expect(before.learning).toContain(version);
  const folder = await changedRelease('learning', { from: said, to: changed });
  try {
    await publish(folder);
    const visitor = await context.newPage();
    await expect(async () => {
      await open(visitor, '/courses');
      await expect(visitor.locator('.a-lead').first()).toContainText(changed, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    const after = await versions(visitor);
    expect(after.learning).not.toBe(before.learning);
    expect({ ...after, learning: '' }).toEqual({ ...before, learning: '' });

    // An open tab continues with what it has, including its own version's other files.
    await page.getByRole('link', { name: 'ISO 19650 in Practice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ISO 19650 in Practice' })).toBeVisible();
    await visitor.close();
  } finally {
    await publish(releaseFolder('learning'));
    await fs.rm(folder, { recursive: true });
  }
  await expect(async () => {
    await open(page, '/courses');
    await expect(page.locator('.a-lead').first()).toContainText(said, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  expect(await versions(page)).toEqual(before);
});

test('a version whose server code never ends only costs its own area server rendering, until the rollback', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const areas = async (path: string) => {
    const text = await (
      await page.request.get(`${path}?lang=${['en', 'es', 'pt-BR'][Math.floor(Math.random() * 3)]}`)
    ).text();
    return JSON.parse(/id="arcada-state">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as { left?: string[] };
  };
  const folder = await brokenRelease('learning', '/courses', 'for (;;);');
  try {
    await publish(folder);
    await expect(async () => {
      expect((await areas('/courses')).left).toEqual(['learning']);
    }).toPass({ timeout: 150_000 });
    // The browser's build is good, so the visitor still gets the page.
    await open(page, '/courses');
    await expect(page.locator('.a-lead').first()).toContainText(said);
    for (const path of ['/products', '/blog']) {
      const response = await page.request.get(path);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain('<h1');
    }
  } finally {
    await publish(releaseFolder('learning'));
    await fs.rm(folder, { recursive: true });
  }
  await expect(async () => {
    expect((await areas('/courses')).left).toBeUndefined();
  }).toPass({ timeout: 20_000 });
});

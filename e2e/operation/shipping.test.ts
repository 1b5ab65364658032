import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { packRelease } from '../../packages/federation/src/release.ts';
import { publishRelease } from '../../tools/release/publish.ts';
import { readKeys } from '../../tools/start/keys.ts';
import { root } from '../../tools/workspace.ts';
import { expect, open, test } from '../site/site-test.ts';

const registryUrl = process.env.E2E_URL ?? '';
const built = path.join(root, 'mfe-learning/dist/release');
const said = 'taught by people who do the work';
const changed = 'taught by people who ship alone';
const publish = (folder: string) => {
  const token = readKeys(process.env.E2E_DATA_DIR ?? '').releaseTokens.learning ?? '';
  return publishRelease({ registryUrl, token, folder, promote: true });
};

const integrityOf = (text: string) => createHash('sha384').update(text).digest('base64');

/** Changes one sentence in a built folder, as a new build would: browsers refuse a chunk that its entry doesn't name. */
async function changeSentence(folder: string): Promise<void> {
  const names = await fs.readdir(folder);
  const find = (pattern: RegExp) => path.join(folder, names.find((name) => pattern.test(name)) ?? '');
  const chunk = find(/^locale-en\..*js$/);
  const text = await fs.readFile(chunk, 'utf8');
  expect(text).toContain(said);
  const next = text.replace(said, changed);
  await fs.writeFile(chunk, next);
  const entry = find(/^remoteEntry\..*js$/);
  const loader = await fs.readFile(entry, 'utf8');
  await fs.writeFile(entry, loader.replaceAll(integrityOf(text), integrityOf(next)));
}

/** What the learning team has built after a change of one sentence. */
async function changedRelease(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'arcada-shipping-'));
  await fs.cp(built, folder, { recursive: true });
  const { manifest, chunks } = JSON.parse(await fs.readFile(path.join(folder, 'release.json'), 'utf8'));
  for (const part of ['web', 'node']) await changeSentence(path.join(folder, part));
  const webChunks = Object.fromEntries(
    Object.entries(chunks as Record<string, string[]>).map(([chunk, files]) => [
      chunk,
      files.map((file) => file.replace('web/', '')),
    ]),
  );
  await packRelease({ folder, packageVersion: '0.1.1', manifest, webChunks });
  return folder;
}

const versions = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { composition } = JSON.parse(document.getElementById('arcada-state')?.textContent ?? '');
    return Object.fromEntries(
      composition.remotes.map(({ domain, entry }: { domain: string; entry: string }) => [domain, entry]),
    );
  });

test('one area ships while the site runs: nothing else is built, restarted or fetched anew', async ({
  page,
  context,
}) => {
  await open(page, '/courses');
  await expect(page.locator('.a-lead').first()).toContainText(said);
  const before = await versions(page);
  const folder = await changedRelease();
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

    // A tab that was open goes on with what it has, its own version's other files included.
    await page.getByRole('link', { name: 'ISO 19650 in Practice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ISO 19650 in Practice' })).toBeVisible();
    await visitor.close();
  } finally {
    await publish(built);
    await fs.rm(folder, { recursive: true });
  }
  await expect(async () => {
    await open(page, '/courses');
    await expect(page.locator('.a-lead').first()).toContainText(said, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  expect(await versions(page)).toEqual(before);
});

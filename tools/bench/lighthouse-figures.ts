import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumOptions } from './browser.ts';
import type { Figure } from './report.ts';

const targets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Lighthouse's four scores of a page, on its phone. */
export async function lighthouseFigures(
  executablePath: string,
  name: string,
  url: string,
  port: number,
): Promise<Figure[]> {
  const options = chromiumOptions(executablePath);
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: Object.keys(targets),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return Object.entries(targets).map(([category, target]) => {
      const score = Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
      const refs = result.lhr.categories[category]?.auditRefs ?? [];
      const lost = refs
        .filter(({ id, weight }) => weight > 0 && (result.lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id);
      return {
        name: `${name}: Lighthouse ${category}`,
        value: String(score),
        target: `≥ ${target}`,
        met: score >= target,
        note: lost.join(', '),
      };
    });
  } finally {
    await browser.close();
  }
}

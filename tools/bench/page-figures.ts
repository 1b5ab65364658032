import type { Browser } from 'playwright-core';
import { type PageView, view } from './browser.ts';
import { atMost, type Figure, plain } from './report.ts';
import { staticCopy } from './static-copy.ts';

const kilobytes = (bytes: number) => bytes / 1024;

const budgets = {
  home: { kilobytes: 165, requests: 10 },
  list: { kilobytes: 360, requests: 20 },
  product: { kilobytes: 360, requests: 20 },
  course: { kilobytes: 360, requests: 20 },
  post: { kilobytes: 360, requests: 20 },
} as const;

/** One page on a slow phone against its budgets and against the same page as static HTML. */
export async function pageFigures(
  browser: Browser,
  site: string,
  name: keyof typeof budgets,
  path: string,
): Promise<{ figures: Figure[]; seen: PageView }> {
  const seen = await view(browser, `${site}${path}`);
  const copy = await staticCopy(site, path);
  const bare = await view(browser, copy.url, { hydrates: false });
  copy.stop();
  const budget = budgets[name];
  const figures = [
    atMost(`${name}: JavaScript, compressed`, kilobytes(seen.scriptBytes), budget.kilobytes, ' KB'),
    atMost(`${name}: requests for code`, seen.scriptRequests, budget.requests, ''),
    plain(`${name}: first contentful paint`, `${Math.round(seen.fcp)} ms`),
    atMost(`${name}: largest contentful paint`, seen.lcp / 1000, 0.8, ' s'),
    atMost(`${name}: LCP to static HTML's`, seen.lcp / bare.lcp, 1.2, '', `static ${Math.round(bare.lcp)} ms`),
    plain(`${name}: blocking time`, `${Math.round(seen.blocking)} ms`),
    atMost(`${name}: layout shift`, seen.cls, 0.02, ''),
    atMost(`${name}: hydrated`, seen.hydrated / 1000, 3.5, ' s'),
  ];
  return { figures, seen };
}

/**
 * Home with all its sections in use: what a visitor who scrolls to the end has downloaded, and
 * whether anything moved.
 */
export async function wholeHomeFigures(browser: Browser, site: string): Promise<Figure[]> {
  const seen = await view(browser, `${site}/`, { toEnd: true, runs: 3 });
  return [
    atMost('home to its end: JavaScript, compressed', kilobytes(seen.scriptBytes), 330, ' KB'),
    plain('home to its end: requests for code', String(seen.scriptRequests)),
    atMost('home to its end: layout shift', seen.cls, 0.02, ''),
  ];
}

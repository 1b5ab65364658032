import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Rules whose outcome depends on colours: the second theme differs from the first in nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Elements whose colours fade although the reader prefers reduced motion; axe would measure an
 * intermediate colour.
 */
const fading = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML ?? ''),
  );

/** What breaks these rules or those of these tags: rule and elements. */
const violations = (page: Page, part: string | undefined, runOnly: readonly string[]) =>
  page.evaluate(
    async ([within, options]) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, options);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    // Of what passed, and of where it is, nothing is printed: axe needn't work it out. No rule above reads style sheets.
    [
      part,
      { runOnly, resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } } as RunOptions,
    ] as const,
  );

/**
 * axe's findings on the current page, in both themes; in one part of it when a selector is given.
 * The page has no frames, so axe runs in it directly, which takes a quarter of the time of
 * \@axe-core/playwright's way by a second page.
 */
export async function accessibilityFindings(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await fading(page)).map((element) => `${colorScheme}, fades: ${element}`));
    const broken = await violations(page, part, colorScheme === 'light' ? levels : colourRules);
    found.push(...broken.map((violation) => `${colorScheme}, ${violation}`));
  }
  return found;
}

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

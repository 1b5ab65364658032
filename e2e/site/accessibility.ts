import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** axe's findings on the current page, in both themes; in one part of it when a selector is given. */
export async function accessibilityFindings(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await fading(page)).map((element) => `${colorScheme}, fades: ${element}`));
    // Of what passed, and of where it is, nothing is printed: axe needn't work it out.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], selectors: false });
    if (part) axe.include(part);
    const ruled = colorScheme === 'light' ? axe.withTags(levels) : axe.withRules(colourRules);
    const { violations } = await ruled.analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}, ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    }
  }
  return found;
}

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

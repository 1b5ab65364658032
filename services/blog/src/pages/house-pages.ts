import type { AboutPage, Language, ServicesPage } from '@arcada/contracts';
import { about } from './house/about.ts';
import { servicesPage } from './house/services-page.ts';
import type { PageName } from './page.entity.ts';

/** The stored part of the about page; the rest of the response is counted or looked up. */
export interface AboutContent extends Omit<AboutPage, 'team' | 'figures'> {
  /** Author ids, in page order. */
  team: string[];
  figures: Omit<AboutPage['figures'], 'postCount'>;
}

/**
 * Texts shipped with the site, like those of its other pages: an empty site has these two pages in
 * its menu as well. A row of `page` overrides one.
 */
export const housePages = {
  services: (language): ServicesPage => ({
    ...servicesPage.texts[language],
    services: servicesPage.services.map(({ id, texts }) => ({ id, ...texts[language] })),
  }),
  about: (language): AboutContent => ({ ...about.texts[language], team: about.team }),
} satisfies Record<PageName, (language: Language) => object>;

import type { AboutPage, Language, ServicesPage } from '@arcada/contracts';
import { about } from './house/about.ts';
import { servicesPage } from './house/services-page.ts';
import type { PageName } from './page.entity.ts';

/** What is kept of the about page: the rest of the answer is counted or looked up. */
export interface AboutContent extends Omit<AboutPage, 'team' | 'figures'> {
  /** Ids of authors, in the order of the page. */
  team: string[];
  figures: Omit<AboutPage['figures'], 'postCount'>;
}

/**
 * The texts that come with the site, as those of its other pages do: a site that starts empty has these two pages in
 * its menu all the same. A row of `page` takes the place of one.
 */
export const housePages = {
  services: (language): ServicesPage => ({
    ...servicesPage.texts[language],
    services: servicesPage.services.map(({ id, texts }) => ({ id, ...texts[language] })),
  }),
  about: (language): AboutContent => ({ ...about.texts[language], team: about.team }),
} satisfies Record<PageName, (language: Language) => object>;

import type { AboutPage, Language, ServicesPage } from '@arcada/contracts';
import { about } from './house/about.ts';
import { privacy } from './house/legal/privacy.ts';
import { terms } from './house/legal/terms.ts';
import type { TextPageContent, TextPageSeed } from './house/legal/text-page.ts';
import { servicesPage } from './house/services-page.ts';
import type { PageName } from './page.entity.ts';

/** The stored part of the about page; the rest of the response is counted or looked up. */
export interface AboutContent extends Omit<AboutPage, 'team' | 'figures'> {
  /** Author ids, in page order. */
  team: string[];
  figures: Omit<AboutPage['figures'], 'postCount'>;
}

/** The stored part of the services page: a customer's words are looked up by the testimonial's id. */
export interface ServicesContent extends Omit<ServicesPage, 'services'> {
  services: (Omit<ServicesPage['services'][number], 'reference'> & { reference?: string })[];
}

const textPage =
  ({ updated, texts }: TextPageSeed) =>
  (language: Language): TextPageContent => ({ updated, ...texts[language] });

/**
 * Texts shipped with the site, like those of its other pages: an empty site has these pages in
 * its menu and footer as well. A row of `page` overrides one.
 */
export const housePages = {
  services: (language): ServicesContent => ({
    ...servicesPage.texts[language],
    services: servicesPage.services.map(({ texts, ...service }) => ({ ...service, ...texts[language] })),
  }),
  about: (language): AboutContent => ({ ...about.texts[language], team: about.team }),
  privacy: textPage(privacy),
  terms: textPage(terms),
} satisfies Record<PageName, (language: Language) => object>;

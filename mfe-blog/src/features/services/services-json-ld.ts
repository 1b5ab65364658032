import { links, type ServicesPage, site } from '@arcada/contracts';

/** schema.org Service for each of them. */
export const servicesJsonLd = ({ services }: ServicesPage): object[] =>
  services.map((service) => ({
    '@type': 'Service',
    name: service.tab,
    description: service.offer[0],
    url: links.services(service.id),
    provider: { '@type': 'Organization', name: site.name, url: '/' },
  }));

import { links, type ServicesPage, site } from '@arcada/contracts';

type Service = ServicesPage['services'][number];

/** schema.org Service for each of them, and the questions of the one that is shown. */
export const servicesJsonLd = ({ services }: ServicesPage, shown: Service): object[] => [
  ...services.map((service) => ({
    '@type': 'Service',
    name: service.tab,
    description: service.offer[0],
    url: links.services(service.id),
    provider: { '@type': 'Organization', name: site.name, url: '/' },
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: service.price.from,
        maxPrice: service.price.to,
        priceCurrency: 'USD',
      },
    },
  })),
  {
    '@type': 'FAQPage',
    mainEntity: shown.questions.map(({ name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  },
];

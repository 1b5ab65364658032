import { type Language, links, type Product, site } from '@arcada/contracts';

/** schema.org Product with its Offer, and the page's BreadcrumbList. */
export function productJsonLd(product: Product, language: Language, listName: string): object[] {
  return [
    {
      '@type': 'Product',
      name: product.name,
      description: product.description,
      sku: product.id,
      image: product.imageUrl,
      inLanguage: language,
      brand: { '@type': 'Brand', name: site.name },
      offers: {
        '@type': 'Offer',
        price: product.price.toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: links.product(product.id),
      },
      ...(product.reviewCount > 0
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.rating,
              reviewCount: product.reviewCount,
            },
          }
        : {}),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: listName, item: links.products() },
        { '@type': 'ListItem', position: 2, name: product.name, item: links.product(product.id) },
      ],
    },
  ];
}

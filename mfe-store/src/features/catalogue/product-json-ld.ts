import { links, type Product, site } from '@arcada/contracts';

/** schema.org Product with its Offer, and the BreadcrumbList that the page shows. */
export function productJsonLd(product: Product, names: { list: string; type: string }): object[] {
  return [
    {
      '@type': 'Product',
      name: product.name,
      description: product.description,
      sku: product.id,
      image: product.imageUrl,
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
            review: product.reviews.map(({ authorName, rating, title, text, createdAt }) => ({
              '@type': 'Review',
              author: { '@type': 'Person', name: authorName },
              datePublished: createdAt.slice(0, 10),
              reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
              ...(title && { name: title }),
              reviewBody: text,
            })),
          }
        : {}),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: names.list, item: links.products() },
        { '@type': 'ListItem', position: 2, name: names.type, item: links.products({ type: product.type }) },
        { '@type': 'ListItem', position: 3, name: product.name, item: links.product(product.id) },
      ],
    },
  ];
}

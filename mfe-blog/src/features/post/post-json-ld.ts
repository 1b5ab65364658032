import { links, type Post, site } from '@arcada/contracts';

/** schema.org Article, and the BreadcrumbList that the page shows. `addressOf` turns paths into addresses. */
export function postJsonLd(post: Post, blogTitle: string, addressOf: (path: string) => string): object[] {
  const publisher = { '@type': 'Organization', name: site.name, legalName: site.legalName, logo: '/favicon.svg' };
  return [
    {
      '@type': 'Article',
      headline: post.title,
      description: post.excerpt,
      image: post.imageUrl,
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      inLanguage: post.language,
      articleSection: post.categoryName,
      keywords: post.tags.join(', '),
      timeRequired: `PT${post.readTime}M`,
      author: {
        '@type': 'Person',
        name: post.author.name,
        jobTitle: post.author.role || undefined,
        url: addressOf(links.author(post.author.id)),
      },
      publisher,
      url: addressOf(links.post(post.id)),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: blogTitle, path: links.blog() },
        { name: post.categoryName, path: links.blog({ category: post.categoryId }) },
        { name: post.title, path: links.post(post.id) },
      ].map(({ name, path }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name,
        item: addressOf(path),
      })),
    },
  ];
}

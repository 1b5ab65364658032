import { links, type Post, site } from '@arcada/contracts';

/** schema.org Article, and the BreadcrumbList that the page shows. */
export function postJsonLd(post: Post, blogTitle: string): object[] {
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
      author: { '@type': 'Person', name: post.author.name, jobTitle: post.author.role },
      publisher,
      url: links.post(post.id),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: blogTitle, item: links.blog() },
        { '@type': 'ListItem', position: 2, name: post.categoryName, item: links.blog({ category: post.categoryId }) },
        { '@type': 'ListItem', position: 3, name: post.title, item: links.post(post.id) },
      ],
    },
  ];
}

import { type Course, links, site } from '@arcada/contracts';

const isoDuration = (minutes: number) => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

/** schema.org Course with its instance and Offer, and the BreadcrumbList that the page shows. */
export function courseJsonLd(course: Course, names: { list: string; category: string }): object[] {
  const url = links.course(course.id);
  return [
    {
      '@type': 'Course',
      name: course.title,
      description: course.description,
      url,
      image: course.imageUrl,
      provider: { '@type': 'Organization', name: site.name, url: '/' },
      teaches: course.outcomes,
      dateModified: course.updatedAt,
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: isoDuration(course.durationMinutes),
        instructor: {
          '@type': 'Person',
          name: course.instructorName,
          jobTitle: course.instructorTitle,
          ...(course.authorId && { url: links.author(course.authorId) }),
        },
      },
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: course.price.toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url,
      },
      ...(course.reviewCount > 0
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: course.rating,
              reviewCount: course.reviewCount,
            },
          }
        : {}),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: names.list, item: links.courses() },
        { '@type': 'ListItem', position: 2, name: names.category, item: links.courses({ category: course.category }) },
        { '@type': 'ListItem', position: 3, name: course.title, item: url },
      ],
    },
  ];
}

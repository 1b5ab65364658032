import { slugOf } from '@arcada/contracts';

// Segments after /api/courses, /api/admin/courses and /dashboard/content that aren't course ids.
const reserved = new Set(['featured', 'posts', 'products', 'reviews', 'search-entries']);

/** An address of the site that a course of this id would hide. */
export const isReserved = (slug: string): boolean => reserved.has(slug);

/** A readable id from a title, different from all `taken` ones. */
export async function slugFor(title: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  const plain = slugOf(title) || 'course';
  for (let number = 1; ; number++) {
    const slug = number === 1 ? plain : `${plain}-${number}`;
    if (!isReserved(slug) && !(await isTaken(slug))) return slug;
  }
}

import {
  aboutPageSchema,
  courseSchema,
  type Language,
  lessonSchema,
  pageOf,
  postSchema,
  productSchema,
  type ServiceDomain,
  servicesPageSchema,
} from '@arcada/contracts';
import { z } from 'zod';
import {
  aboutPassages,
  coursePassages,
  lessonPassages,
  postPassages,
  productPassages,
  servicesPassages,
} from './neighbour-passages.ts';
import type { Passage } from './passage.ts';

/** A call to a public address, without a person: it returns what every visitor may see. */
export type Get = <T>(domain: ServiceDomain, path: string, language: Language, answer: z.ZodType<T>) => Promise<T>;
export type ReadNeighbour = (get: Get, language: Language) => Promise<Passage[]>;

const pageSize = 100;
/** A catalogue of this many is read whole; of a larger one, the newest. */
const mostPages = 5;
const idOnly = z.object({ id: z.string() });

async function idsOf(get: Get, domain: ServiceDomain, path: string, language: Language): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const { items, total } = await get(domain, `${path}?pageSize=${pageSize}&page=${page}`, language, pageOf(idOnly));
    ids.push(...items.map(({ id }) => id));
    if (ids.length >= total) break;
  }
  return ids;
}

/** One after the other, so that reading everything is never a load for a neighbour. */
async function eachInTurn<Item>(items: readonly Item[], read: (item: Item) => Promise<Passage[]>): Promise<Passage[]> {
  const passages: Passage[] = [];
  for (const item of items) passages.push(...(await read(item)));
  return passages;
}

/** What each neighbour publishes, by its public addresses. */
export const neighbours: Record<'blog' | 'learning' | 'store', ReadNeighbour> = {
  blog: async (get, language) => [
    ...(await eachInTurn(await idsOf(get, 'blog', 'api/blog', language), async (id) =>
      postPassages(await get('blog', `api/blog/${id}`, language, postSchema)),
    )),
    ...servicesPassages(await get('blog', 'api/pages/services', language, servicesPageSchema), language),
    ...aboutPassages(await get('blog', 'api/pages/about', language, aboutPageSchema), language),
  ],
  learning: async (get, language) =>
    eachInTurn(await idsOf(get, 'learning', 'api/courses', language), async (id) => {
      const course = await get('learning', `api/courses/${id}`, language, courseSchema);
      const open = course.syllabus.flatMap(({ lessons }) => lessons.filter(({ preview }) => preview));
      const lessons = await eachInTurn(open, async (lesson) =>
        lessonPassages(
          await get('learning', `api/courses/${id}/lessons/${lesson.id}`, language, lessonSchema),
          language,
        ),
      );
      return [...coursePassages(course, language), ...lessons];
    }),
  store: async (get, language) =>
    eachInTurn(await idsOf(get, 'store', 'api/products', language), async (id) =>
      productPassages(await get('store', `api/products/${id}`, language, productSchema), language),
    ),
};

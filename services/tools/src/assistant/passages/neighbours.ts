import {
  aboutPageSchema,
  courseSchema,
  type Language,
  lessonSchema,
  pageOf,
  postSchema,
  productSchema,
  productSummarySchema,
  type ServiceDomain,
  servicesPageSchema,
  textPageNames,
  textPageSchema,
} from '@arcada/contracts';
import { z } from 'zod';
import {
  aboutPassages,
  coursePassages,
  lessonPassages,
  listedProductPassages,
  postPassages,
  productPassages,
  servicesPassages,
  textPagePassages,
} from './neighbour-passages.ts';
import type { Passage } from './passage.ts';

/** A call to a public address, without a person: it returns what every visitor may see. */
export type Get = <T>(domain: ServiceDomain, path: string, language: Language, schema: z.ZodType<T>) => Promise<T>;
export type ReadNeighbour = (get: Get, language: Language) => Promise<Passage[]>;

const pageSize = 100;
/** So many of the newest products are read whole; of all others, what the catalogue's list says of them. */
const readWhole = 500;
const idOnly = z.object({ id: z.string() });

/** All items of a list, page by page; an item that moves on to the next page meanwhile counts once. */
async function allOf<Item extends { id: string }>(
  get: Get,
  [domain, path]: readonly [ServiceDomain, string],
  language: Language,
  item: z.ZodType<Item>,
): Promise<Item[]> {
  const all = new Map<string, Item>();
  for (let page = 1; ; page++) {
    const { items, total } = await get(domain, `${path}?pageSize=${pageSize}&page=${page}`, language, pageOf(item));
    for (const one of items) all.set(one.id, one);
    if (items.length === 0 || page * pageSize >= total) return [...all.values()];
  }
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
    ...(await eachInTurn(await allOf(get, ['blog', 'api/blog'], language, idOnly), async ({ id }) =>
      postPassages(await get('blog', `api/blog/${id}`, language, postSchema)),
    )),
    ...servicesPassages(await get('blog', 'api/pages/services', language, servicesPageSchema), language),
    ...aboutPassages(await get('blog', 'api/pages/about', language, aboutPageSchema), language),
    ...(await eachInTurn(textPageNames, async (name) =>
      textPagePassages(name, await get('blog', `api/pages/text/${name}`, language, textPageSchema), language),
    )),
  ],
  learning: async (get, language) =>
    eachInTurn(await allOf(get, ['learning', 'api/courses'], language, idOnly), async ({ id }) => {
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
  store: async (get, language) => {
    const products = await allOf(get, ['store', 'api/products'], language, productSummarySchema);
    const whole = await eachInTurn(products.slice(0, readWhole), async ({ id }) =>
      productPassages(await get('store', `api/products/${id}`, language, productSchema), language),
    );
    return [...whole, ...products.slice(readWhole).flatMap((product) => listedProductPassages(product, language))];
  },
};

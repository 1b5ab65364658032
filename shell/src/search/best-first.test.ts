import { bestFirst } from './best-first.ts';

const area = (kind: string, ...titles: string[]) => ({
  kind,
  label: `${kind}s`,
  hits: titles.map((title) => ({ id: title, kind, title, summary: `About ${title}`, path: `/${kind}/${title}` })),
});
const parted = (asked: string, ...areas: ReturnType<typeof area>[]) => {
  const { close, others } = bestFirst(areas, asked, 'en');
  return [close, others].map((part) => part.map(({ kind }) => kind));
};
const kinds = (asked: string, ...areas: ReturnType<typeof area>[]) => parted(asked, ...areas).flat();

test('the area whose result is named as asked comes first', () => {
  const products = area('product', 'Headroom Check', 'Training Log');
  const pages = area('page', 'About Arcada', 'Training');
  expect(kinds('training', products, pages)).toEqual(['page', 'product']);
  expect(kinds('headroom', products, pages)).toEqual(['product', 'page']);
});

test('a name that begins with the words comes before a mention, with a typing mistake, too', () => {
  const products = area('product', 'BCF Summary of a Clash Detection');
  const courses = area('course', 'Clash Detection That Closes');
  expect(kinds('clash detection', products, courses)).toEqual(['course', 'product']);
  expect(kinds('clahs', products, courses).sort()).toEqual(['course', 'product']);
});

test('a kind that is asked for by its name comes before pages that mention it', () => {
  const courses = area('course', 'Coordinating in Navisworks');
  const pages = area('page', 'Training', 'Terms');
  const mentions = { ...pages, hits: pages.hits.map((hit) => ({ ...hit, summary: 'Navisworks and each course' })) };
  expect(kinds('navisworks course', mentions, courses)).toEqual(['course', 'page']);
});

test('a word that only resembles the asked one is less close than the word, and decides nothing without it', () => {
  const products = area('product', 'Emission Ledger');
  const courses = area('course', 'Missing Data');
  const pages = { ...area('page', 'About Arcada'), hits: [] };
  const about = area('page', 'About Arcada').hits.map((hit) => ({ ...hit, keywords: 'mission values' }));
  expect(parted('mission', products, courses, { ...pages, hits: about })).toEqual([['page'], ['product', 'course']]);
  // An area may have the word in texts that it keeps to itself.
  expect(parted('mission', products, courses, pages)).toEqual([['product', 'course', 'page'], []]);
});

test('areas whose results show no match are the others, in their order', () => {
  const areas = [area('product', 'One'), area('course', 'Two'), area('post', 'Refunds')];
  expect(parted('refunds', ...areas)).toEqual([['post'], ['product', 'course']]);
  expect(parted('nothing', ...areas)).toEqual([[], ['product', 'course', 'post']]);
});

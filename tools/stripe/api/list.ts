import type { Filter } from '../data/objects.ts';
import type { Call } from '../data/transactions.ts';
import type { Kind, Kinds } from '../data/types.ts';
import { badParameter } from './failure.ts';
import { integer, type Reader, shape, solidText } from './shape.ts';

export interface ApiList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export const pageFields = { limit: integer(1, 100), starting_after: solidText(), ending_before: solidText() };
export interface PageInput {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

const range = shape({ gt: integer(), gte: integer(), lt: integer(), lte: integer() });
/** `created=<time>` or `created[gte]=<time>`. */
export const createdRange: Reader<Filter['created']> = (value, param) => {
  if (typeof value !== 'string') return range(value, param) as Filter['created'];
  const exact = integer()(value, param);
  return exact === undefined ? undefined : { gte: exact, lte: exact };
};

export function answerList<K extends Kind>(
  call: Call,
  kind: K,
  url: string,
  input: PageInput,
  filter: Filter = {},
): ApiList<Kinds[K]> {
  if (input.starting_after !== undefined && input.ending_before !== undefined) {
    throw badParameter('You may only specify one of these parameters: ending_before, starting_after.', 'ending_before');
  }
  const page = {
    limit: input.limit ?? 10,
    ...(input.starting_after !== undefined ? { startingAfter: input.starting_after } : {}),
    ...(input.ending_before !== undefined ? { endingBefore: input.ending_before } : {}),
  };
  const { data, hasMore } = call.objects.list(kind, filter, page);
  return { object: 'list', data, has_more: hasMore, url };
}

import { jest } from '@jest/globals';
import { Retriever } from '../retrieval/retriever.ts';
import { Sources } from './sources.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a look at the neighbours that fails is repeated soon, and does not end the process', async () => {
  const built = {} as Retriever;
  const build = jest.spyOn(Retriever, 'build').mockResolvedValue(built);
  const client = { call: async () => ({ items: [], total: 0, page: 1, pageSize: 100, pageCount: 1 }) };
  const sources = new Sources(client as never, { TOOLS_SOURCES_SECONDS: 300 } as never);
  await sources.onApplicationBootstrap();
  expect(build).toHaveBeenCalledTimes(1);
  build.mockRejectedValueOnce(new Error('the index can’t be built'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(build).toHaveBeenCalledTimes(3);
  expect(sources.retriever).toBe(built);
  sources.onApplicationShutdown();
});

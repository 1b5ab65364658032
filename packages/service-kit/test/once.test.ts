import { describeEachDatabase } from '@arcada/testing/database';
import { createIdempotentAnswers, DomainError, IdempotentAnswerEntity, once } from '../src/index.ts';

const schema = {
  entities: [IdempotentAnswerEntity],
  migrations: [createIdempotentAnswers('CreateAnswers1763700000009')],
};
const taken = () => new DomainError('test.taken', 409, 'Taken.');

describeEachDatabase('a request with a key', (kind, open) => {
  test('sent twice at once has one response, also when a check of its own finds what the other one made', async () => {
    const database = await open(schema);
    const keyed = { scope: 'user:ana', key: 'k', request: 'walls' };
    const late = Promise.withResolvers<void>();
    const first = once(database, keyed, async () => {
      // On SQLite the second transaction begins when this one has ended.
      if (kind === 'mysql') await late.promise;
      return 'made';
    });
    const second = once(database, keyed, async () => {
      late.resolve();
      await first;
      throw taken();
    });
    expect(await Promise.all([first, second])).toEqual(['made', 'made']);
    await expect(once(database, { ...keyed, key: 'other' }, () => Promise.reject(taken()))).rejects.toThrow('Taken.');
    await expect(once(database, { ...keyed, key: undefined }, () => Promise.reject(taken()))).rejects.toThrow('Taken.');
  });
});

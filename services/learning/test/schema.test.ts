import { schemaDrift } from '@arcada/service-kit';
import { describeEachDatabase } from '@arcada/testing/database';
import { learningDefinition } from '../src/definition.ts';

describeEachDatabase('schema of learning', (_kind, open) => {
  it('is what the entities define once all migrations have run', async () => {
    const { entities = [], migrations = [] } = learningDefinition;
    const { dataSource } = await open({ entities, migrations });
    expect(await schemaDrift(dataSource)).toEqual([]);
  });
});

import { schemaDrift } from '@arcada/service-kit';
import { describeEachDatabase } from '@arcada/testing/database';
import { storeDefinition } from '../src/definition.ts';

describeEachDatabase('schema of the store', (_kind, open) => {
  it('is what the entities define once all migrations have run', async () => {
    const { entities = [], migrations = [] } = storeDefinition;
    const { dataSource } = await open({ entities, migrations });
    expect(await schemaDrift(dataSource)).toEqual([]);
  });
});

import { schemaDrift } from '@arcada/service-kit';
import { describeEachDatabase } from '@arcada/testing/database';
import { toolsDefinition } from '../src/definition.ts';

describeEachDatabase('schema of tools', (_kind, open) => {
  it('is what the entities say once all migrations have run', async () => {
    const { entities = [], migrations = [] } = toolsDefinition;
    const { dataSource } = await open({ entities, migrations });
    expect(await schemaDrift(dataSource)).toEqual([]);
  });
});

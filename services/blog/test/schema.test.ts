import { schemaDrift } from '@arcada/service-kit';
import { describeEachDatabase } from '@arcada/testing/database';
import { blogDefinition } from '../src/definition.ts';

describeEachDatabase('schema of blog', (_kind, open) => {
  it('is what the entities define once all migrations have run', async () => {
    const { entities = [], migrations = [] } = blogDefinition;
    const { dataSource } = await open({ entities, migrations });
    expect(await schemaDrift(dataSource)).toEqual([]);
  });
});

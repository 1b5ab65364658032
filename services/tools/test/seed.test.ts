import { addDays, check, type DocumentSummary, type StoredDocument } from '@arcada/bim';
import type { PageOf } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { buildUser, startService } from '@arcada/testing/service';
import { toolsDefinition } from '../src/definition.ts';
import { demoCustomer, seedTools } from '../src/seed/seed-tools.ts';

describe.each(databases())('demo data on %s', (kind) => {
  it('gives the demo customer a plan and an EIR, once', async () => {
    const service = await startService(toolsDefinition, { kind, seed: true, env: { SEED_DEMO: 'true' } });
    await seedTools(service.running.context);
    const ana = service.as(buildUser({ id: demoCustomer }));
    const { body } = await ana.get<PageOf<DocumentSummary>>('api/documents');
    expect(body.items.map(({ type, language }) => [type, language]).toSorted()).toEqual([
      ['bep-post', 'pt-BR'],
      ['eir', 'pt-BR'],
    ]);
    const today = new Date().toISOString().slice(0, 10);
    for (const { id } of body.items) {
      const { document } = (await ana.get<StoredDocument>(`api/documents/${id}`)).body;
      // Wherever the visitor is: between the day before and the day after that of UTC.
      for (const day of [-1, 0, 1]) expect(check(document, { today: addDays(today, day) })).toEqual([]);
    }
    await service.stop();
  });
});

import type { StoredDocument } from '@arcada/bim';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { toolsDefinition } from '../src/definition.ts';
import { bep, create, named, path } from './harness/documents.ts';

describe.each(databases())('exports on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { kind });
  });
  afterAll(() => service.stop());

  it('gives a document as JSON that imports as the same document', async () => {
    const owner = service.as(buildUser());
    for (const document of [bep('pt-BR'), named('<b>"Hospital"</b> São João\n/ 1')]) {
      const { id } = await create(owner, document);
      const file = await owner.get(`${path}/${id}/export?format=json`);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('application/json');
      expect(file.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\x20-\x7e]+\.json"; filename\*=/,
      );
      const imported = await service.as(buildUser()).post<StoredDocument>(`${path}/import`, file.bytes);
      expect(imported.body.document).toEqual(document);
    }
  });

  it('refuses other formats', async () => {
    const owner = service.as(buildUser());
    const { id } = await create(owner, bep());
    expect((await owner.get(`${path}/${id}/export?format=exe`)).status).toBe(400);
  });
});

import { tmpdir } from 'node:os';
import { requireFreeSpace } from './free-space.ts';

test('a file that leaves the reserve free is accepted, a larger one is refused with 507', async () => {
  await expect(requireFreeSpace(tmpdir(), 1, 0)).resolves.toBeUndefined();
  const refusal = { code: 'server.storage-full', status: 507 };
  await expect(requireFreeSpace(tmpdir(), 1, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject(refusal);
  await expect(requireFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject(refusal);
});

import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { DomainError, type ServiceContext } from '@arcada/service-kit';
import { productFileQuery } from './product-file.schema.ts';
import { ProductFiles } from './product-files.service.ts';

const refused = (reason: string) => new DomainError('store.add-file.refused', 400, reason);
const usage = 'Usage: add-file <product> <path> [version] [replace]';

/** The `add-file` command adds the file that buyers of a product download. Returns what was stored. */
export async function addFile({ get }: ServiceContext, given: readonly string[]): Promise<string> {
  const [productId, path, version, mode] = given;
  if (!productId || !path || (mode && mode !== 'replace')) throw refused(usage);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw refused(`There is no file "${path}". ${usage}`);
  const wish = productFileQuery.safeParse({ name: basename(path), version, ...(mode && { replace: 'true' }) });
  if (!wish.success) throw refused(`${wish.error.issues[0]?.message}. ${usage}`);
  const file = await open(path).catch((error: Error) => {
    throw refused(`This process may not read the file (${error.message})`);
  });
  try {
    const content = file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>;
    const stored = await get(ProductFiles).put(productId, wish.data, content);
    return `${stored.productId} ${stored.version}: ${stored.bytes} bytes, SHA-256 ${stored.sha256}`;
  } finally {
    await file.close();
  }
}

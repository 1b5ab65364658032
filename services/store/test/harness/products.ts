import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type ManagedProduct } from '@arcada/contracts';
import type { TestCaller } from '@arcada/testing/service';
import type { EntityManager } from 'typeorm';
import { ProductEntity, ProductTextEntity } from '../../src/catalogue/product.entity.ts';

export interface TestProduct {
  id: string;
  priceCents: number;
  name?: string;
}

/**
 * Writes a published product with its file. Its name contains the language, so that tests see which
 * one was used.
 */
export async function addProduct(manager: EntityManager, dataDir: string, product: TestProduct): Promise<void> {
  const now = new Date();
  const file = `${product.id}.zip`;
  await mkdir(join(dataDir, 'store/downloads'), { recursive: true });
  await writeFile(join(dataDir, 'store/downloads', file), `contents of ${product.id}`);
  await manager.insert(ProductEntity, {
    id: product.id,
    type: 'plugin',
    category: 'data',
    priceCents: product.priceCents,
    status: 'published',
    version: '1.2.0',
    compatibility: 'Revit 2021–2026',
    featuredPlace: null,
    image: 'none.svg',
    downloadFile: file,
    downloadBytes: 10,
    related: '[]',
    reviewHistogram: '[0,0,0,0,0]',
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
  });
  for (const language of languages)
    await manager.insert(ProductTextEntity, {
      productId: product.id,
      language,
      name: product.name ?? `${product.id} (${language})`,
      description: '',
      body: '[]',
      inside: '[]',
      requirements: '[]',
      changelog: '[]',
    });
}

export const products: TestProduct[] = [
  { id: 'toolkit', priceCents: 1999 },
  { id: 'pack', priceCents: 501 },
  { id: 'gift', priceCents: 0 },
  { id: 'sheets', priceCents: 2950, name: '<script>alert(1)</script> Sheets & “Views” ção' },
];

/** Changes a product as an admin who has just read it. */
export async function changeProduct<Body = ManagedProduct>(
  admin: Pick<TestCaller, 'get' | 'patch'>,
  id: string,
  change: object,
) {
  const { body } = await admin.get<ManagedProduct>(`api/admin/products/${id}`);
  return admin.patch<Body>(`api/admin/products/${id}`, change, { 'if-match': `"${body.tag}"` });
}

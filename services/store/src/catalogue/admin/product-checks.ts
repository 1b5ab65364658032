import { missingTexts } from '@arcada/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { ProductFileEntity } from '../files/product-file.entity.ts';
import { ProductEntity } from '../product.entity.ts';
import {
  productIncomplete,
  productWithoutFile,
  type SaleStep,
  unknownRelated,
  versionWithoutFile,
} from '../product.errors.ts';
import type { TextColumns } from '../text-columns.ts';
import { readTexts } from './product-columns.ts';

/** What is sold has a file, and its texts in every language. */
export function assertSellable(
  product: Pick<ProductEntity, 'downloadFile'>,
  texts: readonly TextColumns[],
  step: SaleStep = 'publish',
): void {
  const missing = missingTexts(readTexts(texts));
  if (missing.length > 0) throw productIncomplete(missing, step);
  if (!product.downloadFile) throw productWithoutFile(step);
}

/** A product says the version of the file that buyers get; until it has one, the version that it will have. */
export async function assertVersionOfFile(
  manager: EntityManager,
  { id: productId, version: current, downloadFile: file }: Pick<ProductEntity, 'id' | 'version' | 'downloadFile'>,
  version = current,
): Promise<void> {
  if (!file || version === current) return;
  // The same file may have been added for several versions.
  const own = { productId, file, version, withdrawnAt: IsNull() };
  if (!(await manager.existsBy(ProductFileEntity, own))) throw versionWithoutFile(version, current);
}

/** Only other products that exist are shown below one. */
export async function assertRelated(
  manager: EntityManager,
  id: string,
  related: readonly string[] | undefined,
): Promise<void> {
  if (!related?.length) return;
  const known = await manager.find(ProductEntity, { select: { id: true }, where: { id: In(related) } });
  const ids = new Set(known.map((each) => each.id));
  const unknown = related.filter((each) => each === id || !ids.has(each));
  if (unknown.length > 0) throw unknownRelated(unknown);
}

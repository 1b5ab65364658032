import { type ManagedProduct, missingTexts, type OwnProductSummary, type ProductEdition } from '@arcada/contracts';
import { managedProduct, readTexts } from '../admin/product-columns.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import type { TextColumns } from '../text-columns.ts';
import { changedFields, contentOf, contentTag } from './edition-content.ts';
import type { ProductEditionEntity } from './product-edition.entity.ts';

/** Languages in which texts lack something that a product on sale needs. */
export const languagesMissing = (texts: readonly TextColumns[]): OwnProductSummary['missing'] => [
  ...new Set(missingTexts(readTexts(texts)).map(({ language }) => language)),
];

export function editionView(
  row: ProductEditionEntity,
  texts: readonly TextColumns[],
  catalogue: Pick<Catalogue, 'coverUrl'>,
): ProductEdition {
  return {
    id: row.id,
    status: row.status,
    isNew: row.base === null,
    ...contentOf(row, texts),
    imageUrl: catalogue.coverUrl(row.image, texts),
    hasImage: row.image.endsWith('.webp'),
    file: row.file ? { name: row.fileName, bytes: row.fileBytes, sha256: row.fileSha256 } : null,
    changed: changedFields(row, texts),
    adminNote: row.adminNote,
    tag: contentTag(row, texts),
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const productView = (
  row: ProductEntity,
  texts: readonly ProductTextEntity[],
  catalogue: Pick<Catalogue, 'coverUrl'>,
): ManagedProduct => managedProduct(row, texts, catalogue.coverUrl(row.image, texts));

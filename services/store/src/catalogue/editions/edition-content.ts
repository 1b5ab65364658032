import { centsToDollars, forEachLanguage, type Language, languages, type ProductText } from '@arcada/contracts';
import { sha256 } from '@arcada/service-kit';
import { readTexts } from '../admin/product-columns.ts';
import type { ProductEntity } from '../product.entity.ts';
import type { TextColumns } from '../text-columns.ts';
import type { ProductEditionEntity } from './product-edition.entity.ts';

type Facts = Pick<
  ProductEntity,
  'type' | 'category' | 'priceCents' | 'version' | 'compatibility' | 'related' | 'image'
>;

/** What a producer writes, of an edition as of a product, in the shape of the API. */
export function contentOf(row: Facts, texts: readonly TextColumns[]) {
  return {
    type: row.type as 'plugin',
    category: row.category as 'data',
    price: centsToDollars(row.priceCents),
    version: row.version,
    compatibility: row.compatibility,
    related: JSON.parse(row.related) as string[],
    texts: readTexts(texts),
  };
}

/** Long enough that two contents of a field never share one. */
const hashLength = 16;

/** A hash of each field, by its path: `price`, `texts.es.name`, `image`. */
export function hashesOf(row: Facts, rows: readonly TextColumns[]): Record<string, string> {
  const { texts, ...facts } = contentOf(row, rows);
  const written = languages.flatMap((language) =>
    Object.entries(texts[language]).map(([field, text]) => [`texts.${language}.${field}`, text] as const),
  );
  const fields = [...Object.entries(facts), ['image', row.image] as const, ...written];
  return Object.fromEntries(fields.map(([path, value]) => [path, hashOf(value)]));
}
const hashOf = (value: unknown) => sha256(JSON.stringify(value)).slice(0, hashLength);

/** The fields that differ from the product as it was when the edition was begun; of a new product, none. */
export function changedFields(edition: ProductEditionEntity, texts: readonly TextColumns[]): string[] {
  if (edition.base === null) return [];
  const changed = differing(JSON.parse(edition.base), hashesOf(edition, texts));
  return edition.file ? [...changed, 'file'] : changed;
}

/** Those of them that have been changed on the product since, too. */
export function outdatedFields(
  edition: ProductEditionEntity,
  texts: readonly TextColumns[],
  product: { row: ProductEntity; texts: readonly TextColumns[] },
): string[] {
  if (edition.base === null) return [];
  const since = new Set(differing(JSON.parse(edition.base), hashesOf(product.row, product.texts)));
  return changedFields(edition, texts).filter((path) => since.has(path));
}

const differing = (base: Record<string, string>, now: Record<string, string>): string[] =>
  Object.keys(now).filter((path) => now[path] !== base[path]);

/** Names facts and texts: the same content has the same tag. */
export const contentTag = (row: Facts, texts: readonly TextColumns[]): string =>
  sha256(JSON.stringify(contentOf(row, texts))).slice(0, 24);

/** Of the texts, the fields that are named by `paths`. */
export function pickTexts(
  texts: Record<Language, ProductText>,
  paths: ReadonlySet<string>,
): Record<Language, Partial<ProductText>> {
  return forEachLanguage((language) =>
    Object.fromEntries(Object.entries(texts[language]).filter(([field]) => paths.has(`texts.${language}.${field}`))),
  );
}

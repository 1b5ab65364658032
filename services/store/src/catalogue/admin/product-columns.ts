import {
  centsToDollars,
  dollarsToCents,
  forEachLanguage,
  type Language,
  type ManagedProduct,
  type ProductChange,
  type ProductText,
} from '@arcada/contracts';
import { sha256 } from '@arcada/service-kit';
import type { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import type { TextColumns } from '../text-columns.ts';

type Texts = Record<Language, ProductText>;

/** Long enough that two states never share one. */
const tagLength = 24;

/** Columns of the facts that are given. */
export function factColumns(facts: Omit<ProductChange, 'texts' | 'status' | 'publishAt'>): Partial<ProductEntity> {
  const { price, related, ...same } = facts;
  const columns = {
    ...same,
    priceCents: price === undefined ? undefined : dollarsToCents(price),
    related: related && JSON.stringify(related),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Columns of the texts that are given; an empty one is missing, and stored as such. */
export function textColumns({ name, description, ...lists }: Partial<ProductText>): Partial<ProductTextEntity> {
  const json = Object.entries(lists).map(([key, list]) => [key, list && JSON.stringify(list)]);
  const columns = [['name', name], ['description', description], ...json];
  return Object.fromEntries(columns.filter(([, value]) => value !== undefined));
}

export function readTexts(rows: readonly TextColumns[]): Texts {
  return forEachLanguage((language) => {
    const row = rows.find((each) => each.language === language);
    const list = (json: string | undefined) => JSON.parse(json ?? '[]');
    return {
      name: row?.name ?? '',
      description: row?.description ?? '',
      body: list(row?.body),
      inside: list(row?.inside),
      requirements: list(row?.requirements),
      changelog: list(row?.changelog),
    };
  });
}

/** What an admin can change of a product, in the shape of the API. */
function writtenPart(product: ProductEntity, texts: Texts) {
  return {
    type: product.type as ManagedProduct['type'],
    category: product.category as ManagedProduct['category'],
    price: centsToDollars(product.priceCents),
    status: product.status as ManagedProduct['status'],
    version: product.version,
    compatibility: product.compatibility,
    related: JSON.parse(product.related) as string[],
    featuredPlace: product.featuredPlace,
    texts,
  };
}

export function managedProduct(
  product: ProductEntity,
  rows: readonly ProductTextEntity[],
  imageUrl: string,
): ManagedProduct {
  const written = writtenPart(product, readTexts(rows));
  return {
    id: product.id,
    ...written,
    imageUrl,
    hasFile: product.downloadFile !== '',
    updatedAt: product.updatedAt.toISOString(),
    publishedAt: product.publishedAt?.toISOString() ?? null,
    tag: sha256(JSON.stringify([written, product.publishedAt])).slice(0, tagLength),
  };
}

/** The same for the audit trail, each text by its language and field. */
export function recordedProduct(product: ProductEntity, rows: readonly ProductTextEntity[]) {
  const { price: _price, texts: _texts, ...facts } = writtenPart(product, readTexts(rows));
  const texts = rows.flatMap(({ productId: _id, language, ...fields }) =>
    Object.entries(fields).map(([field, text]) => [`${language}.${field}`, text]),
  );
  const publishedAt = product.publishedAt?.toISOString() ?? null;
  return { ...facts, publishedAt, priceCents: product.priceCents, ...Object.fromEntries(texts) };
}

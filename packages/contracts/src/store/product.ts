export const productTypes = ['plugin', 'script', 'dynamo'] as const;
export type ProductType = (typeof productTypes)[number];
/** Categories of products; their labels are language keys `category.<slug>` of the store. */
export const productCategories = ['modelling', 'documentation', 'coordination', 'data', 'quality'] as const;
export type ProductCategory = (typeof productCategories)[number];
export const productSorts = ['newest', 'price', '-price', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];
export const productStatuses = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** When a published product goes on sale, if that is still to come. */
export function saleToCome({
  status,
  publishedAt,
}: {
  status: ProductStatus | null;
  publishedAt: string | null;
}): Date | undefined {
  const time = status === 'published' && publishedAt ? new Date(publishedAt) : undefined;
  return time && time > new Date() ? time : undefined;
}

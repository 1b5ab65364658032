import type { ProductType } from './product.ts';

/** Endings of the files that are sold with a product of each type. */
export const productFileEndings = {
  plugin: ['zip', 'msi', 'exe', 'dll', 'pdf'],
  script: ['zip', 'py', 'ipynb', 'whl', 'pdf'],
  dynamo: ['zip', 'dyn', 'dyf', 'pdf'],
} as const satisfies Record<ProductType, readonly string[]>;

export type ProductFileEnding = (typeof productFileEndings)[ProductType][number];

/** For the browser's choice of a file: `.zip,.dyn`. */
export const acceptedFiles = (type: ProductType): string =>
  productFileEndings[type].map((ending) => `.${ending}`).join(',');

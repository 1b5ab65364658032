import type { Language, ProductCategory, ProductType } from '@arcada/contracts';

/** One product of the consultancy. Its files lie in `downloads/<id>/`, its picture in `images/<id>.svg`. */
export interface ProductSeed {
  id: string;
  /** The same in every language. */
  name: string;
  type: ProductType;
  category: ProductCategory;
  /** Dollars. */
  price: number;
  compatibility: string;
  /** Place among the three featured products. */
  featuredPlace?: 1 | 2 | 3;
  related: string[];
  /** Newest first; the first is the version on sale. */
  releases: [ReleaseSeed, ...ReleaseSeed[]];
  texts: Record<Language, TextSeed>;
}

export interface ReleaseSeed {
  version: string;
  /** For example `2026-05-12`. */
  date: string;
}

export interface TextSeed {
  /** One sentence. */
  description: string;
  body: string[];
  /** What the download holds, by file name where it is a file. */
  inside: { name: string; text: string }[];
  requirements: string[];
  /** Notes of each release, in the order of `releases`. */
  notes: string[][];
}

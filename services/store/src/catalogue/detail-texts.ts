import type { Language } from '@arcada/contracts';
import { LRUCache } from 'lru-cache';
import type { DetailRow } from './catalogue-rows.ts';
import type { ShelvedProduct } from './shelved-product.ts';

const mostKept = 2000;

/** The long texts of the products viewed last; a product's texts are dropped when it changes. */
export class DetailTexts {
  private readonly kept = new LRUCache<string, { of: ShelvedProduct; texts: DetailRow }>({ max: mostKept });

  get(product: ShelvedProduct, language: Language): DetailRow | undefined {
    const kept = this.kept.get(`${language}/${product.id}`);
    return kept?.of === product ? kept.texts : undefined;
  }

  set(product: ShelvedProduct, language: Language, texts: DetailRow): void {
    this.kept.set(`${language}/${product.id}`, { of: product, texts });
  }
}

import {
  type BulkAction,
  type BulkPart,
  type BulkRequest,
  type BulkRow,
  dollarsToCents,
  forEachLanguage,
  type Language,
  type LastBulk,
  leadingName,
  type ManagedProduct,
  type ProductChange,
  productPriceSchema,
} from '@arcada/contracts';
import { Database, lastBulk, runBulk } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../catalogue.ts';
import { priceOutOfRange } from '../product.errors.ts';
import { ManagedProducts } from './managed-products.ts';
import { ProductAdmin } from './product-admin.service.ts';

/** One action on several products. */
@Injectable()
export class BulkChanges {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly products: ManagedProducts,
    private readonly admin: ProductAdmin,
  ) {}

  run({ products, action, apply, run }: BulkRequest, language: Language): Promise<BulkRow[]> {
    return runBulk<ManagedProduct, BulkPart>(
      this.database,
      { items: products, apply, run, undo: action.kind === 'set', language },
      {
        read: (id, manager) => this.products.read(id, manager),
        write: async (manager, id, tag) => {
          await this.admin.write(manager, id, (current) => changeOf(action, current), tag && `"${tag}"`);
          return id;
        },
        partOf: ({ price, status, publishedAt }) => ({ price, status, publishedAt }),
        tagOf: ({ tag }) => tag,
        nameOf: ({ id, texts }) =>
          texts[language].name || leadingName(forEachLanguage((each) => texts[each].name)) || id,
        publish: (ids) => this.catalogue.publish(...ids),
      },
    );
  }

  last(adminId: string): Promise<LastBulk<BulkPart>> {
    return lastBulk(this.database, adminId);
  }
}

function changeOf(action: BulkAction, current: ManagedProduct): ProductChange {
  // Asking for `published` again would put a scheduled product on sale at once.
  if (action.kind === 'status') return action.status === current.status ? {} : { status: action.status };
  if (action.kind === 'set') {
    const { price, status, publishedAt } = action.values[current.id] ?? current;
    const isToCome = publishedAt !== null && new Date(publishedAt) > new Date();
    return {
      price,
      ...(status !== current.status && { status }),
      ...(isToCome && publishedAt !== current.publishedAt && { publishAt: publishedAt }),
    };
  }
  const cents = dollarsToCents(current.price);
  const next = action.kind === 'percent' ? cents * (1 + action.value / 100) : cents + dollarsToCents(action.value);
  const price = Math.round(next) / 100;
  if (!productPriceSchema.safeParse(price).success) throw priceOutOfRange(price);
  return { price };
}

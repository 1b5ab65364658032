import {
  type BulkAction,
  type BulkPart,
  type BulkRequest,
  type BulkRow,
  dollarsToCents,
  type Language,
  type ManagedProduct,
  type ProductChange,
  productPriceSchema,
} from '@arcada/contracts';
import { Database, DomainError, noteUnchanged, textIn } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../catalogue.ts';
import { priceOutOfRange } from '../product.errors.ts';
import { applyOrTry } from './dry-run.ts';
import { ManagedProducts } from './managed-products.ts';
import { ProductAdmin } from './product-admin.service.ts';

/** One action on several products: each by itself, with a result of its own. */
@Injectable()
export class BulkChanges {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly products: ManagedProducts,
    private readonly admin: ProductAdmin,
  ) {}

  async run({ products, action, apply }: BulkRequest, language: Language): Promise<BulkRow[]> {
    const rows: BulkRow[] = [];
    try {
      for (const { id, tag } of products) rows.push(await this.row(id, { action, tag, apply, language }));
    } finally {
      // What was changed before a failure stands.
      const changed = rows.filter(({ outcome }) => outcome === 'changed');
      if (apply && changed.length > 0) await this.catalogue.publish(...changed.map(({ id }) => id));
      else noteUnchanged();
    }
    return rows;
  }

  private async row(
    id: string,
    how: { action: BulkAction; tag: string | undefined; apply: boolean; language: Language },
  ): Promise<BulkRow> {
    let before: ManagedProduct | undefined;
    const shown = () => ({
      id,
      name: before?.texts[how.language].name || id,
      before: before ? partOf(before) : null,
      tag: before?.tag ?? '',
    });
    try {
      before = await this.products.read(id);
      const after = await this.attempt(id, how);
      const outcome = after.tag === before.tag ? 'same' : 'changed';
      return { ...shown(), outcome, reason: null, after: partOf(after), nextTag: after.tag };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { tag } = shown();
      return { ...shown(), outcome: 'refused', reason: textIn(error.text, how.language), after: null, nextTag: tag };
    }
  }

  private attempt(
    id: string,
    { action, tag, apply }: { action: BulkAction; tag: string | undefined; apply: boolean },
  ): Promise<ManagedProduct> {
    return applyOrTry(this.database, apply, async (manager) => {
      await this.admin.write(manager, id, (current) => changeOf(action, current), tag && `"${tag}"`);
      return this.products.read(id, manager);
    });
  }
}

const partOf = ({ price, status, publishedAt }: ManagedProduct): BulkPart => ({ price, status, publishedAt });

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

import { type BulkAction, type BulkPart, formatPrice } from '@arcada/contracts';
import { useState } from 'react';
import { BulkDialog } from '../../shared/bulk-dialog.tsx';
import { PriceChangeField, priceChangeOf } from '../../shared/price-change.tsx';
import { StatusBadge } from '../../shared/product-status.tsx';
import type { BulkChangesProps } from '../../shared/use-bulk-changes.tsx';
import { useBulkRun } from '../../shared/use-bulk-run.ts';
import { productsApi } from './products.api.ts';

const kinds = ['percent', 'amount', 'publish', 'archive'] as const;

/** Changes prices or the status of several products. */
export function BulkProducts({ ids, kept, open, onClose }: BulkChangesProps<BulkPart>) {
  const [send] = productsApi.useAdminProductsBulkMutation();
  const bulk = useBulkRun<BulkAction, BulkPart>(
    {
      send: (products, action, apply, run) => send({ products, action, apply, run }),
      isAlike: (one, other) => one.price === other.price && one.status === other.status,
    },
    kept,
  );
  const [kind, setKind] = useState<(typeof kinds)[number]>('percent');
  const [value, setValue] = useState('');
  const [fault, setFault] = useState(false);
  const actionOf = (): BulkAction | undefined => {
    if (kind === 'publish') return { kind: 'status', status: 'published' };
    if (kind === 'archive') return { kind: 'status', status: 'archived' };
    const change = priceChangeOf(kind, value);
    setFault(!change);
    return change;
  };
  return (
    <BulkDialog
      words="products.bulk"
      bulk={bulk}
      kinds={kinds}
      kind={kind}
      onKind={setKind}
      actionOf={actionOf}
      ids={ids}
      kept={kept}
      renderPart={(part: BulkPart) => (
        <>
          {formatPrice(part.price)} · <StatusBadge product={part} />
        </>
      )}
      open={open}
      onClose={onClose}
    >
      {(kind === 'percent' || kind === 'amount') && (
        <PriceChangeField kind={kind} value={value} fault={fault} onChange={setValue} />
      )}
    </BulkDialog>
  );
}

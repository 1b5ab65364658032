import { type BulkAction, type BulkPart, formatPrice } from '@arcada/contracts';
import { Radio, RadioGroup } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../../shared/bulk-dialog.tsx';
import { PriceChangeField, priceChangeOf } from '../../shared/price-change.tsx';
import { useBulkRun } from '../../shared/use-bulk-run.ts';
import { productsApi } from './products.api.ts';
import { StatusBadge } from './status-badge.tsx';

const kinds = ['percent', 'amount', 'publish', 'archive'] as const;

interface BulkProductsProps {
  ids: readonly string[];
  onClose: () => void;
}

/** Changes prices or the status of several products. */
export function BulkProducts({ ids, onClose }: BulkProductsProps) {
  const { t } = useTranslation('admin');
  const [send] = productsApi.useAdminProductsBulkMutation();
  const bulk = useBulkRun<BulkAction, BulkPart>({
    send: (products, action, apply) => send({ products, action, apply }),
    undoOf: (values) => ({ kind: 'set', values }),
    isAlike: (one, other) => one.price === other.price && one.status === other.status,
  });
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
    <BulkDialog<BulkAction, BulkPart>
      words="products.bulk"
      count={ids.length}
      bulk={bulk}
      actionOf={actionOf}
      ids={ids}
      renderPart={(part) => (
        <>
          {formatPrice(part.price)} · <StatusBadge product={part} />
        </>
      )}
      onClose={onClose}
    >
      <RadioGroup legend={t('bulk.action')}>
        {kinds.map((each) => (
          <Radio
            key={each}
            name="action"
            label={t(`bulk.kinds.${each}`)}
            checked={kind === each}
            onChange={() => setKind(each)}
          />
        ))}
      </RadioGroup>
      {(kind === 'percent' || kind === 'amount') && (
        <PriceChangeField kind={kind} value={value} fault={fault} onChange={setValue} />
      )}
    </BulkDialog>
  );
}

import type { Billing } from '@arcada/contracts';
import { useDraft } from '@arcada/platform';
import { commerceApi } from '../commerce.api.ts';

const empty: Billing = { company: '', address: '', country: '', taxId: '' };

export interface BillingForm {
  values: Billing;
  /** Something is kept, or was typed. */
  isFilled: boolean;
  set: (changes: Partial<Billing>) => void;
  /** What to send: nothing while it is as kept, which the service knows. */
  changed: Billing | undefined;
  /** Shows what is kept again. */
  reset: () => void;
  /** After sending: a reload shows what is kept. */
  forget: () => void;
}

const untouched: { typed?: Billing } = {};

/** The buyer's company, address and tax id: as kept, until changed here; changes that weren't sent outlive a reload. */
export function useBilling(): BillingForm {
  const { data } = commerceApi.useStoreBillingQuery();
  const draft = useDraft('billing', untouched);
  const { typed } = draft.value;
  const kept = data?.billing ?? empty;
  const values = typed ?? kept;
  return {
    values,
    isFilled: Object.values(values).some(Boolean),
    set: (changes) => draft.change({ typed: { ...values, ...changes } }),
    changed: typed,
    reset: () => void draft.clear(draft.current()),
    forget: draft.forget,
  };
}

import type { Billing } from '@arcada/contracts';
import { useState } from 'react';
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
}

/** The buyer's company, address and tax id: as kept, until changed here. */
export function useBilling(): BillingForm {
  const { data } = commerceApi.useStoreBillingQuery();
  const [typed, setTyped] = useState<Billing>();
  const kept = data?.billing ?? empty;
  const values = typed ?? kept;
  return {
    values,
    isFilled: Object.values(values).some(Boolean),
    set: (changes) => setTyped({ ...values, ...changes }),
    changed: typed,
    reset: () => setTyped(undefined),
  };
}

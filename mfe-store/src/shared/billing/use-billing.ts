import type { Billing } from '@arcada/contracts';
import { useDraft } from '@arcada/platform';
import { commerceApi } from '../commerce.api.ts';
import type { Left } from './left-billing.tsx';

const empty: Billing = { company: '', address: '', country: '', taxId: '' };

export interface BillingForm {
  values: Billing;
  /** Something is kept, or was typed. */
  isFilled: boolean;
  set: (changes: Partial<Billing>) => void;
  /** What to send: nothing while it is as kept, which the service knows; what an open order has, is not. */
  changed: Billing | undefined;
  /** Shows what is kept again. */
  reset: () => void;
  /** After sending: a reload shows what is kept, and nothing older is offered. */
  forget: () => void;
  left: Left;
}

/** The first of what it says; a dash when all of it was erased. */
const nameOf = (billing: Billing) => Object.values(billing).find(Boolean) ?? '–';
const untouched: { typed?: Billing } = {};

/**
 * The buyer's company, address and tax id: as kept, or at checkout as in the order that awaits its payment, until changed
 * here. Changes that weren't sent outlive a reload; of a closed tab they are offered, since a checkout that was broken off
 * says nothing of the next one.
 */
export function useBilling(place: 'account' | 'checkout'): BillingForm {
  const { data } = commerceApi.useStoreBillingQuery();
  const draft = useDraft(`billing ${place}`, untouched, { offers: true });
  const open = place === 'checkout' ? data?.ofOpenOrder : null;
  const typed = draft.value.typed ?? open ?? undefined;
  const kept = data?.billing ?? empty;
  const values = typed ?? kept;
  return {
    values,
    isFilled: Object.values(values).some(Boolean),
    set: (changes) => draft.change({ typed: { ...values, ...changes } }),
    changed: typed,
    reset: () => {
      draft.clear(draft.current());
      draft.refuse();
    },
    forget: draft.forget,
    left: { ...draft, name: draft.offered?.typed && nameOf(draft.offered.typed) },
  };
}

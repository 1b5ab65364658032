import { useDraft } from '@arcada/platform';
import type { Left } from '../../shared/billing/left-billing.tsx';
import { commerceApi } from '../../shared/commerce.api.ts';

const untouched: { typed?: string } = {};

/**
 * The buyer's own number of this purchase: of the order that awaits its payment, until changed here. It outlives a reload,
 * isn't kept for the next purchase, and of a closed tab is offered.
 */
export function useReference() {
  const { data } = commerceApi.useStoreBillingQuery();
  const draft = useDraft('order reference', untouched, { offers: true });
  /** What to send: nothing without one. */
  const given = draft.value.typed ?? data?.referenceOfOpenOrder ?? undefined;
  return {
    value: given ?? '',
    given,
    set: (typed: string) => draft.change({ typed }),
    /** After sending. */
    forget: draft.forget,
    left: { ...draft, name: draft.offered?.typed } satisfies Left,
  };
}

import type { StripeSync } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';

/** How many products of a running sync are through. */
export function SyncProgress({ sync: { steps } }: { sync: StripeSync }) {
  const { t } = useTranslation('admin');
  const done = steps.done + steps.skipped + steps.failed;
  const all = done + steps.waiting;
  const words = t('stripe.progress', { done, all });
  return (
    <div className="a-stack">
      <progress className="stripe-progress" value={done} max={Math.max(1, all)} aria-label={words} />
      <p role="status">{words}</p>
      <p className="a-small a-mute">{t('stripe.goesOn')}</p>
    </div>
  );
}

import type { StripeStep } from '@arcada/contracts';
import { Badge, Button, type Tone } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { DifferenceList } from './difference-list.tsx';
import { SaleToCome } from './sale-to-come.tsx';
import { stripeApi } from './stripe-products.api.ts';

const limit = 50;
const tones: Record<StripeStep['state'], Tone> = {
  waiting: 'neutral',
  done: 'success',
  skipped: 'warning',
  failed: 'danger',
};

/** The products of a sync, page by page: what is planned for each, or how it went. */
export function StepTable({ syncId, isPlan }: { syncId: string; isPlan: boolean }) {
  const { t } = useTranslation('admin');
  const [after, setAfter] = useState<string>();
  const query = stripeApi.useAdminStripeStepsQuery({ id: syncId, limit, after }, { refetchOnMountOrArgChange: true });
  const page = query.currentData;
  return (
    <>
      <QueryStates query={query} />
      {page && page.items.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard, too
        <section className="a-table-scroll" aria-label={t('stripe.steps')} tabIndex={0}>
          <table className="a-table">
            <thead>
              <tr>
                <th scope="col">{t('stripe.product')}</th>
                <th scope="col">{t('stripe.what')}</th>
                {!isPlan && <th scope="col">{t('stripe.result')}</th>}
              </tr>
            </thead>
            <tbody>
              {page.items.map((step) => (
                <tr key={step.productId}>
                  <th scope="row">{step.name}</th>
                  <td>
                    {t(`stripe.kinds.${step.kind}`)}
                    <SaleToCome from={step.onSaleFrom} />
                    {step.kind === 'update' && <DifferenceList {...step} />}
                  </td>
                  {!isPlan && (
                    <td>
                      <Badge tone={tones[step.state]}>
                        {t(step.result ? `stripe.results.${step.result}` : `stripe.states.${step.state}`)}
                      </Badge>
                      {step.state === 'failed' && <p className="a-small">{step.error ?? t('stripe.unknownFailure')}</p>}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {page && (after || page.next) && (
        <nav className="a-row" aria-label={t('list.pages')}>
          {after && (
            <Button size="small" onClick={() => setAfter(undefined)}>
              {t('list.first')}
            </Button>
          )}
          {page.next && (
            <Button size="small" onClick={() => setAfter(page.next ?? undefined)}>
              {t('list.next')}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}

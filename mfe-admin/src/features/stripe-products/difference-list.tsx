import { formatPrice, type StripeDifference, type StripeExtraPrice, type StripeProduct } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { changeExcerpts } from '../../shared/change-excerpts.ts';

/** Letters of a long text. */
const mostText = 80;

type Differing = Pick<StripeProduct, 'differences' | 'extraPrices'>;

/** What differs between the catalogue and Stripe, and where it was changed. */
export function DifferenceList({ differences, extraPrices }: Differing) {
  const { t } = useTranslation('admin');
  const sidesOf = useSides();
  const amountsOf = useAmounts();
  if (differences.length + extraPrices.length === 0) return null;
  return (
    <ul className="a-list stripe-differences">
      {differences.map((difference) => (
        <li key={difference.field}>
          <strong>{t(`stripe.fields.${difference.field}`)}</strong> {t(`stripe.changed.${difference.changed}`)}
          <br />
          <span className="a-small a-mute">{sidesOf(difference)}</span>
        </li>
      ))}
      {extraPrices.length > 0 && (
        <li>
          <strong>{t('stripe.extraPrices', { count: extraPrices.length })}</strong>
          <br />
          <span className="a-small a-mute">{t('stripe.extraPricesText', { prices: amountsOf(extraPrices) })}</span>
        </li>
      )}
    </ul>
  );
}

/** "$5.00, €9.00 (recurring)" */
export function useAmounts(): (prices: readonly StripeExtraPrice[]) => string {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const amountOf = ({ amount, currency, recurring }: StripeExtraPrice): string => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency });
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    const text = amount === null ? t('stripe.noAmount') : format.format(amount / 10 ** digits);
    return recurring ? t('stripe.recurring', { amount: text }) : text;
  };
  return (prices) => prices.map(amountOf).join(', ');
}

/** "Here: $24.99 · At Stripe: $19.99" */
export function useSides(): (difference: StripeDifference) => string {
  const { t } = useTranslation('admin');
  const valueText = (field: StripeDifference['field'], value: StripeDifference['stripe']): string => {
    if (field === 'active') return t(value ? 'stripe.offered' : 'stripe.notOffered');
    if (typeof value === 'number') return formatPrice(value);
    if (value === null || value === '') return t('stripe.none');
    return `“${value}”`;
  };
  return ({ field, catalogue, stripe }) => {
    const isText = typeof catalogue === 'string' || typeof stripe === 'string';
    const [here, there] = isText
      ? changeExcerpts(String(catalogue ?? ''), String(stripe ?? ''), mostText)
      : [catalogue, stripe];
    return t('stripe.sides', { catalogue: valueText(field, here), stripe: valueText(field, there) });
  };
}

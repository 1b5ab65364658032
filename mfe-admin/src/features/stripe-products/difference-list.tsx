import { formatPrice, type StripeDifference } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';

/** Long texts by their beginning. */
const mostText = 80;

/** What differs between the catalogue and Stripe, and where it was changed. */
export function DifferenceList({ differences }: { differences: readonly StripeDifference[] }) {
  const { t } = useTranslation('admin');
  const sidesOf = useSides();
  return (
    <ul className="a-list stripe-differences">
      {differences.map((difference) => (
        <li key={difference.field}>
          <strong>{t(`stripe.fields.${difference.field}`)}</strong> {t(`stripe.changed.${difference.changed}`)}
          <br />
          <span className="a-small a-mute">{sidesOf(difference)}</span>
        </li>
      ))}
    </ul>
  );
}

/** "Here: $24.99 · At Stripe: $19.99" */
export function useSides(): (difference: StripeDifference) => string {
  const { t } = useTranslation('admin');
  const valueText = (field: StripeDifference['field'], value: StripeDifference['stripe']): string => {
    if (field === 'active') return t(value ? 'stripe.offered' : 'stripe.notOffered');
    if (typeof value === 'number') return formatPrice(value);
    if (value === null || value === '') return t('stripe.none');
    const text = String(value);
    return `“${text.length > mostText ? `${text.slice(0, mostText)}…` : text}”`;
  };
  return ({ field, catalogue, stripe }) =>
    t('stripe.sides', { catalogue: valueText(field, catalogue), stripe: valueText(field, stripe) });
}

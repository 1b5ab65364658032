import { type Coupon, dateFormat, formatPrice } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';

/** A coupon's terms in words. */
export function useCouponTexts() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const at = (date: string | null) => date && time.format(new Date(date));
  return {
    value: ({ kind, value }: Coupon) => (kind === 'percent' ? `${value} %` : formatPrice(value)),
    scope: ({ appliesTo, items }: Coupon) =>
      appliesTo === 'chosen' ? items.map(({ id }) => id).join(', ') : t(`coupons.scopes.${appliesTo}`),
    dates: ({ startsAt, endsAt }: Coupon) => {
      if (!startsAt && !endsAt) return t('coupons.always');
      if (!startsAt) return t('coupons.until', { end: at(endsAt) });
      return endsAt ? `${at(startsAt)} – ${at(endsAt)}` : t('coupons.from', { start: at(startsAt) });
    },
    uses: ({ uses, mostUses }: Coupon) => (mostUses === null ? String(uses) : t('coupons.usesOf', { uses, mostUses })),
    perAccount: ({ mostPerAccount }: Coupon) =>
      mostPerAccount === null ? t('coupons.unlimited') : String(mostPerAccount),
  };
}

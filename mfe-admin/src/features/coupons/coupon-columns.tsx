import { type Coupon, type couponSorts, dateFormat, links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { CouponBadge } from './coupon-badge.tsx';
import { useCouponTexts } from './use-coupon-texts.ts';

interface CouponActions {
  busy: boolean;
  onEdit: (coupon: Coupon) => void;
  onDisable: (coupon: Coupon) => void;
}

export function useCouponColumns({
  busy,
  onEdit,
  onDisable,
}: CouponActions): ManagedColumn<Coupon, (typeof couponSorts)[number]>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const texts = useCouponTexts();
  const date = dateFormat(language, { dateStyle: 'medium' });
  return [
    {
      key: 'code',
      title: t('coupons.fields.code'),
      always: true,
      sort: 'code',
      render: ({ id, code }) => (
        <Link className="a-link" to={links.admin(`coupons/${id}`)}>
          {code}
        </Link>
      ),
      csv: ({ code }) => code,
    },
    { key: 'value', figure: true, title: t('coupons.discount'), render: texts.value, csv: texts.value },
    { key: 'scope', title: t('coupons.fields.appliesTo'), render: texts.scope, csv: texts.scope },
    { key: 'dates', title: t('coupons.dates'), render: texts.dates, csv: texts.dates },
    { key: 'uses', figure: true, title: t('coupons.uses'), render: texts.uses, csv: ({ uses }) => uses },
    {
      key: 'perAccount',
      figure: true,
      title: t('coupons.fields.mostPerAccount'),
      extra: true,
      render: texts.perAccount,
      csv: ({ mostPerAccount }) => mostPerAccount ?? '',
    },
    {
      key: 'createdAt',
      title: t('coupons.created'),
      sort: 'createdAt',
      extra: true,
      render: ({ createdAt }) => date.format(new Date(createdAt)),
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: 'status',
      title: t('coupons.status'),
      render: (coupon) => <CouponBadge coupon={coupon} />,
      csv: ({ status }) => t(`coupons.statuses.${status}`),
    },
    {
      key: 'actions',
      acts: true,
      title: t('common.actions'),
      always: true,
      render: (coupon) => {
        const action = coupon.disabled ? 'enable' : 'disable';
        return (
          <div className="a-row admin-buttons">
            <Button size="small" aria-label={t('coupons.editOf', { code: coupon.code })} onClick={() => onEdit(coupon)}>
              {t('coupons.edit')}
            </Button>
            <Button
              size="small"
              disabled={busy}
              aria-label={t(`coupons.${action}Of`, { code: coupon.code })}
              onClick={() => onDisable(coupon)}
            >
              {t(`coupons.${action}`)}
            </Button>
          </div>
        );
      },
    },
  ];
}

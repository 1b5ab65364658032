import type { CartItem } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Field, PickInput } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../shared/use-settled.ts';
import { couponsApi } from './coupons.api.ts';

const pauseMilliseconds = 300;
const mostItems = 100;

interface CouponItemsFieldProps {
  type: CartItem['type'];
  value: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Products or courses that a coupon is for, found by a part of their name or id. */
export function CouponItemsField({ type, value, error, onChange }: CouponItemsFieldProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  /** Of what was chosen here; what the coupon had before is shown by its id. */
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const found = couponsApi.useAdminCouponOffersQuery({ type, q: useSettled(words.trim(), pauseMilliseconds) });
  const offers = found.currentData ?? [];
  const handleChange = (ids: string[]) => {
    setNames({ ...names, ...Object.fromEntries(offers.map(({ id, name }) => [id, name])) });
    onChange(ids);
  };
  return (
    <Field label={t(`coupons.fields.${type}s`)} hint={t('coupons.itemsHint')} error={error}>
      <PickInput
        value={value}
        max={mostItems}
        options={offers.map(({ id, name, onSale }) => ({ value: id, label: `${name} (${id})`, disabled: !onSale }))}
        labelOf={(id) => names[id] ?? id}
        loading={found.isFetching}
        emptyText={found.error ? errorText(found.error) : t(found.isFetching ? 'coupons.searching' : 'coupons.noItems')}
        onSearch={setWords}
        onChange={handleChange}
      />
    </Field>
  );
}

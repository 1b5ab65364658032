import { Field, TextInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

export const priceChanges = ['percent', 'amount'] as const;
export type PriceChange = (typeof priceChanges)[number];

interface PriceChangeFieldProps {
  kind: PriceChange;
  value: string;
  fault: boolean;
  onChange: (value: string) => void;
}

/** By how much the prices of several things change. */
export function PriceChangeField({ kind, value, fault, onChange }: PriceChangeFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <Field
      label={t(`bulk.values.${kind}`)}
      hint={t('bulk.valueHint')}
      error={fault ? t(`bulk.faults.${kind}`) : undefined}
      required
    >
      <TextInput inputMode="decimal" maxLength={10} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

/** Undefined when the number can't be read. */
export function priceChangeOf(kind: PriceChange, text: string): { kind: PriceChange; value: number } | undefined {
  const written = text.trim().replace(',', '.');
  if (!/^[+-]?\d{1,6}(\.\d{1,2})?$/.test(written)) return undefined;
  const value = Number(written);
  if (value === 0 || (kind === 'percent' && (value < -95 || value > 500))) return undefined;
  return { kind, value };
}

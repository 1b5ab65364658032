import { orderStatuses } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { AntdTheme } from '@arcada/ui/data';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';

interface OrderFilterProps {
  value: { status?: string | undefined; from?: string | undefined; to?: string | undefined };
  onChange: (change: Record<string, string | undefined>) => void;
}

/** State and days, both included. */
export function OrderFilter({ value, onChange }: OrderFilterProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isReversed = value.from && value.to && value.from > value.to;
  return (
    <AntdTheme language={language}>
      <div className="admin-filter">
        <Field label={t('orders.status')}>
          <SelectInput
            value={value.status ?? ''}
            onChange={(status) => onChange({ status })}
            options={[
              { value: '', label: t('orders.allStates') },
              ...orderStatuses.map((status) => ({ value: status, label: t(`orders.states.${status}`) })),
            ]}
          />
        </Field>
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={t(`orders.${name}`)}
            {...(isReversed && name === 'to' && { error: t('orders.reversed') })}
          >
            <TextInput
              type="date"
              value={value[name] ?? ''}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </AntdTheme>
  );
}

import { Field, SelectInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';

interface ListSortProps<Sort extends string> {
  columns: readonly { title: string; sort?: Sort }[];
  current: { sort: Sort; dir: 'asc' | 'desc' };
  onChange: (order: { sort: Sort; dir: 'asc' | 'desc' }) => void;
}

/** The order of a list on a phone, where no headings are clicked. */
export function ListSort<Sort extends string>({ columns, current, onChange }: ListSortProps<Sort>) {
  const { t } = useTranslation('admin');
  const orders = columns.flatMap(({ title, sort }) =>
    sort ? (['desc', 'asc'] as const).map((dir) => ({ sort, dir, label: t(`list.orders.${dir}`, { title }) })) : [],
  );
  const keyOf = ({ sort, dir }: (typeof orders)[number] | ListSortProps<Sort>['current']) => `${sort} ${dir}`;
  if (orders.length === 0) return null;
  return (
    <Field label={t('list.sort')}>
      <SelectInput
        value={keyOf(current)}
        onChange={(value) => {
          const order = orders.find((each) => keyOf(each) === value);
          if (order) onChange({ sort: order.sort, dir: order.dir });
        }}
        options={orders.map((each) => ({ value: keyOf(each), label: each.label }))}
      />
    </Field>
  );
}

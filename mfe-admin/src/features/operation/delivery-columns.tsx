import {
  type DeliveryState,
  dateFormat,
  type deliverySorts,
  type ManagedDelivery,
  serviceDomains,
} from '@arcada/contracts';
import { oneOf, useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import type { ManagedColumn } from '../../shared/manager-table.tsx';

type DeliveryColumn = ManagedColumn<ManagedDelivery, (typeof deliverySorts)[number]>;

export function useDeliveryColumns(
  state: DeliveryState,
  onDrop: (delivery: ManagedDelivery) => void,
): DeliveryColumn[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const time = (at: string | null) => at && format.format(new Date(at));
  const receiverOf = ({ receiver }: ManagedDelivery) => {
    const service = oneOf(serviceDomains, receiver);
    return service ? t(`services.${service}`) : (receiver ?? '');
  };
  const dropColumn: DeliveryColumn = {
    key: 'drop',
    title: t('operation.decision'),
    always: true,
    render: (delivery) => (
      <Button size="small" aria-label={t('operation.dropOf', { name: delivery.name })} onClick={() => onDrop(delivery)}>
        {t('operation.drop')}
      </Button>
    ),
  };
  return [
    {
      key: 'name',
      title: t('operation.what'),
      always: true,
      render: ({ kind, name }) => (
        <>
          <strong>{name}</strong>
          <p className="a-small a-mute">{t(`operation.kinds.${kind}`)}</p>
        </>
      ),
      csv: ({ kind, name }) => `${kind}: ${name}`,
    },
    { key: 'receiver', title: t('operation.receiver'), render: receiverOf, csv: ({ receiver }) => receiver ?? '' },
    {
      key: 'created',
      title: t('operation.created'),
      sort: 'createdAt',
      render: ({ createdAt }) => time(createdAt),
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: 'due',
      title: t(state === 'dead' ? 'operation.died' : 'operation.due'),
      render: ({ dueAt, diedAt }) => time(diedAt ?? dueAt),
      csv: ({ dueAt, diedAt }) => diedAt ?? dueAt ?? '',
    },
    {
      key: 'attempts',
      title: t('operation.attempts'),
      render: ({ attempts }) => attempts,
      csv: ({ attempts }) => attempts,
    },
    {
      key: 'error',
      title: t('operation.error'),
      render: ({ lastError }) => lastError,
      csv: ({ lastError }) => lastError ?? '',
    },
    ...(state === 'dead' ? [dropColumn] : []),
  ];
}

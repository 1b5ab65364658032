import {
  type DeliveryState,
  dateFormat,
  type deliverySorts,
  links,
  type ManagedDelivery,
  mailKindsOf,
  serviceDomains,
} from '@arcada/contracts';
import { oneOf, useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';

const allMails = serviceDomains.flatMap(mailKindsOf);
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
  const mailOf = ({ mail }: ManagedDelivery) => {
    const kind = oneOf(allMails, mail);
    return kind ? t(`operation.mails.${kind}`) : mail;
  };
  const errorColumn: DeliveryColumn = {
    key: 'error',
    title: t('operation.error'),
    render: ({ lastError }) => lastError,
    csv: ({ lastError }) => lastError ?? '',
  };
  const dropColumn: DeliveryColumn = {
    key: 'drop',
    acts: true,
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
      render: (delivery) => (
        <>
          <strong>{delivery.name || mailOf(delivery)}</strong>
          {state !== 'sent' && (
            <p className="a-small a-mute">
              {t(`operation.kinds.${delivery.kind}`)}
              {mailOf(delivery) && `: ${mailOf(delivery)}`}
            </p>
          )}
          {delivery.about && (
            <p className="a-small a-whole">
              <Link className="a-link" to={`${links.admin('orders')}?${new URLSearchParams({ q: delivery.about })}`}>
                {t('operation.aboutOrder', { number: delivery.about })}
              </Link>
            </p>
          )}
        </>
      ),
      csv: ({ kind, name, mail, about }) => [`${kind}: ${name || mail}`, about].filter(Boolean).join(' '),
    },
    { key: 'receiver', title: t('operation.receiver'), render: receiverOf, csv: ({ receiver }) => receiver ?? '' },
    {
      key: 'language',
      title: t('operation.language'),
      render: ({ language: written }) => written && t(`languages.${written}`),
      csv: ({ language: written }) => written ?? '',
    },
    {
      key: 'created',
      title: t('operation.created'),
      sort: 'createdAt',
      render: ({ createdAt }) => time(createdAt),
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: 'due',
      title: t(`operation.times.${state}`),
      render: ({ dueAt, diedAt, sentAt }) => time(sentAt ?? diedAt ?? dueAt),
      csv: ({ dueAt, diedAt, sentAt }) => sentAt ?? diedAt ?? dueAt ?? '',
    },
    {
      key: 'attempts',
      title: t('operation.attempts'),
      render: ({ attempts }) => attempts,
      csv: ({ attempts }) => attempts,
    },
    ...(state === 'sent' ? [] : [errorColumn]),
    ...(state === 'dead' ? [dropColumn] : []),
  ];
}

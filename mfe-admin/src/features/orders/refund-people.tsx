import type { AffectedPerson, RefundEffect } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { ordersApi } from './orders.api.ts';

/** Who loses a seat or a certificate with these course lines; of a team there may be people who keep theirs. */
export function RefundPeople({ lineIds }: { lineIds: string[] }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = ordersApi.useAdminRefundPreviewQuery(lineIds, {
    refetchOnMountOrArgChange: true,
  });
  if (error)
    return (
      <Notice
        tone="warning"
        title={t('orders.peopleFailed')}
        actions={
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {errorText(error)}
      </Notice>
    );
  if (!data) return <p className="a-mute">{t('orders.peopleLoading')}</p>;
  return data.map((effect) => <Affected key={effect.courseId} effect={effect} />);
}

function Affected({ effect: { title, kept, people } }: { effect: RefundEffect }) {
  const { t } = useTranslation('admin');
  return (
    <section>
      <h3>{t('orders.peopleOf', { name: title })}</h3>
      {people.length === 0 && <p>{t('orders.peopleNone')}</p>}
      <ul>
        {people.map((person, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same address may be invited and have had a seat
          <li key={at}>
            <strong>{labelOf(person) || t('orders.peopleUnknown')}</strong>: {t(`orders.affected_${person.state}`)}
            {person.certificate && person.state !== 'former' && <> {t('orders.affectedCertificate')}</>}
          </li>
        ))}
      </ul>
      {kept > 0 && <p>{t('orders.peopleKept', { count: kept })}</p>}
    </section>
  );
}

const labelOf = ({ name, email }: AffectedPerson): string => (name && email ? `${name} (${email})` : (name ?? email));

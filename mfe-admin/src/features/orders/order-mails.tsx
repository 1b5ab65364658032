import { dateFormat, type ManagedOrder, orderMailKinds, type RepeatedOrderMail } from '@arcada/contracts';
import { oneOf, useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice, notify } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersApi } from './orders.api.ts';

type Mail = ManagedOrder['mails'][number];

/** Mails that can be sent again in this state. */
function kindsOf({ status, refunds, buyer }: ManagedOrder): RepeatedOrderMail[] {
  if (!buyer.email) return [];
  const refunded = refunds.some(({ failedAt }) => !failedAt);
  return [...(status === 'fulfilled' ? (['confirmation'] as const) : []), ...(refunded ? (['refund'] as const) : [])];
}

/** Mails to the buyer, all or those of one kind, and sending one again. */
export function OrderMails({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const [send, { isLoading, error, originalArgs }] = ordersApi.useAdminOrderMailMutation();
  const handleSend = async (kind: RepeatedOrderMail) => {
    if ((await send({ id: order.id, kind })).error) return;
    notify({ title: t('orders.mailSent'), tone: 'success' });
  };
  const [chosen, setChosen] = useState('');
  const kinds = orderMailKinds.filter((kind) => order.mails.some((mail) => mail.kind === kind));
  const only = oneOf(kinds, chosen);
  const columns: ColumnsType<Mail> = [
    { title: t('orders.at'), dataIndex: 'at', render: (at: string) => time.format(new Date(at)) },
    { title: t('orders.mail'), dataIndex: 'kind', render: (kind: Mail['kind']) => t(`orders.mailKinds.${kind}`) },
    {
      title: t('orders.mailState'),
      dataIndex: 'state',
      render: (state: Mail['state']) => t(`orders.mailStates.${state}`),
    },
  ];
  return (
    <section className="a-stack">
      <h2>{t('orders.mails')}</h2>
      {order.mails.length === 0 ? (
        <p className="a-mute">{t('orders.noMails')}</p>
      ) : (
        <>
          {kinds.length > 1 && (
            <div className="admin-filter">
              <Field label={t('operation.mail')}>
                <SelectInput
                  value={only ?? ''}
                  onChange={setChosen}
                  options={[
                    { value: '', label: t('operation.allMails') },
                    ...kinds.map((kind) => ({ value: kind, label: t(`orders.mailKinds.${kind}`) })),
                  ]}
                />
              </Field>
            </div>
          )}
          <DataTable
            columns={columns}
            dataSource={only ? order.mails.filter(({ kind }) => kind === only) : order.mails}
            rowKey="id"
          />
        </>
      )}
      <div className="a-row">
        {kindsOf(order).map((kind) => (
          <Button
            key={kind}
            size="small"
            disabled={isLoading && originalArgs?.kind !== kind}
            loading={isLoading && originalArgs?.kind === kind}
            onClick={() => void handleSend(kind)}
          >
            {t(`orders.sendAgain.${kind}`)}
          </Button>
        ))}
      </div>
      {error !== undefined && (
        <Notice tone="danger" live>
          {errorText(error)}
        </Notice>
      )}
    </section>
  );
}

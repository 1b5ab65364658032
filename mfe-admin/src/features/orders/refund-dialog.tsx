import { formatPrice, longestRefundNote, type ManagedOrder } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Field, Notice, notify, TextInput, Unbroken } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayBeDone } from '../../shared/may-be-done.ts';
import { ordersApi } from './orders.api.ts';
import { RefundPeople } from './refund-people.tsx';
import { endedBy, leftOf, priceOf } from './refundable.ts';

interface RefundDialogProps {
  order: ManagedOrder;
  /** All that is left when no line is given. */
  lineId?: string | undefined;
  /** It may have been made although no response said so. */
  onUnconfirmed: () => void;
  onClose: () => void;
}

/** Asks for a refund, after saying what it means. */
export function RefundDialog({ order, lineId, onUnconfirmed, onClose }: RefundDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [refund, { isLoading, error }] = ordersApi.useAdminOrderRefundMutation();
  const [note, setNote] = useState('');
  const line = order.items.find(({ id }) => id === lineId);
  // What it was about: the order changes beneath when the refund is confirmed late.
  const [returned] = useState(line ? priceOf(line) : leftOf(order));
  const isDone = line ? line.refunded : order.status === 'refunded';
  const amount = formatPrice(returned);
  const ending = endedBy(order, line);
  const closes = ending.length === order.items.filter(({ refunded }) => !refunded).length;
  const ended = ending.filter(({ right }) => right && !right.revokedAt);
  const courses = ended.flatMap(({ id, type }) => (type === 'course' ? [id] : []));
  const what = { number: order.number, name: line?.name };
  const done = t(returned > 0 ? 'orders.refundDone' : 'orders.revokeDone', { amount, ...what });
  const handleRefund = async () => {
    const { error: refused } = await refund({ id: order.id, lineId, ...(note.trim() && { note: note.trim() }) });
    if (refused) {
      if (mayBeDone(refused)) onUnconfirmed();
      return;
    }
    notify({ title: done, tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <Unbroken
          text={t(
            returned > 0 ? `orders.refundTitle${line ? 'Line' : ''}` : `orders.revokeTitle${line ? 'Line' : ''}`,
            what,
          )}
          part={order.number}
        />
      }
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t(isDone ? 'common.close' : 'common.cancel')}</Button>
          {!isDone && (
            <Button variant="danger" loading={isLoading} onClick={() => void handleRefund()}>
              {returned > 0 ? t('orders.refundNow', { amount }) : t('orders.revokeNow')}
            </Button>
          )}
        </>
      }
    >
      <div className="a-stack">
        <p>{t('orders.consequences')}</p>
        <ul>
          <li>{returned > 0 ? t('orders.moneyBack', { amount }) : t('orders.noMoney')}</li>
          {closes && <li>{t('orders.closes')}</li>}
          {ended.map(({ id, name, type, right }) => (
            <li key={id}>
              {t(`orders.ends.${type}`, { name, count: right?.seats ?? 0 })}
              {type === 'product' && right && right.machines > 0 && (
                <> {t('orders.endsMachines', { count: right.machines })}</>
              )}
            </li>
          ))}
          {courses.length > 0 && <li>{t('orders.endsCertificates')}</li>}
          {ended.length === 0 && <li>{t('orders.endsNothing')}</li>}
          {order.invoiceNumber && returned > 0 && (
            <li>
              <Unbroken
                text={t('orders.creditNoteComes', { amount, number: order.invoiceNumber })}
                part={order.invoiceNumber}
              />
            </li>
          )}
          <li>{t(order.buyer.email ? 'orders.mailComes' : 'orders.noMailComes')}</li>
        </ul>
        {!isDone && courses.length > 0 && <RefundPeople lineIds={courses} />}
        {!isDone && (
          <Field label={t('orders.refundNote')} hint={t('orders.refundNoteHint')}>
            <TextInput maxLength={longestRefundNote} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
        )}
        <p className="a-mute">{t('orders.noUndo')}</p>
        {error !== undefined && (
          <Notice tone={isDone ? 'success' : 'danger'} live>
            {isDone ? done : errorText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

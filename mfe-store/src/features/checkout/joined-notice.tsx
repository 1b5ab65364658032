import { type CartItem, formatPrice, totalOf } from '@arcada/contracts';
import { cartApi, forgetJoined, readJoined, refOf, useCart, useCartLineDetails, useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Right above the button that pays: what the account's earlier cart has added when the buyer signed in, each with a
 * way to take it out again, until the buyer says that it is understood.
 */
export function JoinedNotice({ total }: { total: number }) {
  const { t } = useTranslation('store');
  const { cartId, lines, status } = useCart();
  const [, setForgotten] = useState(0);
  const seats = readJoined(cartId);
  const joined = lines.filter((line) => seats[refOf(line)]);
  if (status !== 'ready' || joined.length === 0) return null;
  const forget = (ref?: string) => {
    forgetJoined(ref);
    setForgotten((count) => count + 1);
  };
  return (
    <Notice
      tone="warning"
      live
      title={t('checkout.joinedTitle')}
      actions={
        <Button size="small" onClick={() => forget()}>
          {t('checkout.joinedKeep')}
        </Button>
      }
    >
      <ul className="a-list commerce-joined">
        {joined.map((line) => (
          <JoinedLine key={line.id} line={line} seats={seats[refOf(line)] ?? 0} onForget={() => forget(refOf(line))} />
        ))}
      </ul>
      <p>{t('checkout.joinedText', { total: formatPrice(total) })}</p>
    </Notice>
  );
}

function JoinedLine({ line, seats, onForget }: { line: CartItem; seats: number; onForget: () => void }) {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const { name } = useCartLineDetails(line);
  const [remove, removing] = cartApi.useStoreCartRemoveMutation();
  const [change, changing] = cartApi.useStoreCartChangeMutation();
  const isLoading = removing.isLoading || changing.isLoading;
  const error = removing.error ?? changing.error;
  // Some of it may have gone meanwhile.
  const count = Math.min(seats, line.quantity);
  const handleRemove = async () => {
    if (isLoading) return;
    const quantity = line.quantity - count;
    const answer = quantity > 0 ? await change({ id: line.id, quantity }) : await remove(line.id);
    if (!answer.error) onForget();
  };
  return (
    <li>
      <p className="commerce-line">
        <span>
          {t('checkout.joinedLine', {
            seats: count,
            name,
            price: formatPrice(totalOf([{ ...line, quantity: count }])),
          })}
        </span>
        <Button
          size="small"
          loading={isLoading}
          aria-label={t('checkout.joinedRemoveNamed', { name })}
          onClick={() => void handleRemove()}
        >
          {t('checkout.joinedRemove')}
        </Button>
      </p>
      {error && <p className="a-field-error">{errorText(error)}</p>}
    </li>
  );
}

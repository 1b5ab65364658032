import { type CartItem, formatPrice } from '@arcada/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LineFactsProps {
  line: Pick<CartItem, 'type' | 'quantity' | 'price'>;
  children?: ReactNode;
}

/** What is bought and for how many: the same words at checkout and in an order. */
export function LineFacts({ line: { type, quantity, price }, children }: LineFactsProps) {
  const { t } = useTranslation('store');
  return (
    <p className="a-small a-mute">
      {t(`orders.type.${type}`)} · {t(`orders.seats.${type}`, { count: quantity })}
      {quantity > 1 && ` · ${t(`orders.each.${type}`, { price: formatPrice(price) })}`}
      {children}
    </p>
  );
}

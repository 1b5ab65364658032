import { useCart } from '@arcada/platform';
import { CartLine } from './cart-line.tsx';

/** All lines of the cart, in the drawer, which is closed by `onLeave`, and on the cart page. */
export function CartLines({ onLeave }: { onLeave?: () => void }) {
  const { lines, status } = useCart();
  return (
    <ul className="a-list f-cart-lines">
      {lines.map((line) => (
        <CartLine key={line.id} line={line} seen={status === 'seen'} onLeave={onLeave} />
      ))}
    </ul>
  );
}

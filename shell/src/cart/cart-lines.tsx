import { useCart } from '@arcada/platform';
import { CartLine } from './cart-line.tsx';

/** All lines of the cart, in the drawer and on the cart page. */
export function CartLines() {
  const { lines, status } = useCart();
  return (
    <ul className="a-list f-cart-lines">
      {lines.map((line) => (
        <CartLine key={line.id} line={line} seen={status === 'seen'} />
      ))}
    </ul>
  );
}

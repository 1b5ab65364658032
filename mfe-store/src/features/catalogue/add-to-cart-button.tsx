import type { ProductSummary } from '@arcada/contracts';
import { useAddingToCart, useErrorText } from '@arcada/platform';
import { Button, type ButtonProps, notify } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface AddToCartButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  product: Pick<ProductSummary, 'id' | 'name' | 'price'>;
  seats?: number;
  /** Whether a press adds: otherwise the page says why not. */
  allows?: () => boolean;
  /** One of several on a page: its accessible name says of which product. */
  named?: boolean;
  /** Instead of Add to Cart. */
  children?: string | undefined;
}

/** Idle, adding for 600 ms, idle again with a toast of 2000 ms. */
export function AddToCartButton({
  product,
  variant,
  size = 'small',
  wide,
  seats,
  allows,
  named,
  children,
}: AddToCartButtonProps) {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const { adding, error, add } = useAddingToCart();
  const label = children ?? t('cart.add');
  const wordsOf = (failure: typeof error) => errorText(failure);
  const handleClick = async () => {
    if (allows && !allows()) return;
    const failure = await add({ productId: product.id, price: product.price }, seats);
    if (failure) notify({ title: t('cart.addFailed'), description: wordsOf(failure), tone: 'danger' });
    else notify({ title: t('cart.addedToCart'), description: product.name, tone: 'success', duration: 2000 });
  };
  return (
    <div>
      <Button
        variant={variant}
        size={size}
        wide={wide}
        aria-label={named && !adding ? `${label}: ${product.name}` : undefined}
        loading={adding}
        loadingLabel={t('cart.adding')}
        onClick={handleClick}
      >
        {label}
      </Button>
      {error && (
        <p className="a-field-error" role="alert">
          {wordsOf(error)}
        </p>
      )}
    </div>
  );
}

import type { ProductSummary } from '@arcada/contracts';
import { messageOf, useAddToCart } from '@arcada/platform';
import { Button, type ButtonProps, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const animation = 600;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface AddToCartButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  product: Pick<ProductSummary, 'id' | 'name' | 'price'>;
}

/** Idle, adding for 600 ms, idle again with a toast of 2000 ms. */
export function AddToCartButton({ product, variant, size = 'small', wide }: AddToCartButtonProps) {
  const { t } = useTranslation('store');
  const addToCart = useAddToCart();
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState('');
  const handleClick = async () => {
    setAdding(true);
    setFailure('');
    const [error] = await Promise.all([addToCart({ productId: product.id, price: product.price }), pause(animation)]);
    setAdding(false);
    if (error) {
      const description = messageOf(error, t('common.unexpected'), t('common.networkError'));
      setFailure(description);
      notify({ title: t('cart.addFailed'), description, tone: 'danger' });
    } else notify({ title: t('cart.addedToCart'), description: product.name, tone: 'success', duration: 2000 });
  };
  return (
    <div>
      <Button
        variant={variant}
        size={size}
        wide={wide}
        loading={adding}
        loadingLabel={t('cart.adding')}
        onClick={handleClick}
      >
        {t('cart.add')}
      </Button>
      {failure && (
        <p className="a-field-error" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

import type { CartItem } from '@arcada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { useAddToCart } from './use-cart.ts';

/** For a toast: long enough to notice it and to reach its button. */
export const undoMilliseconds = 10_000;

/** Of lines that were removed: the action that puts them back, in their order. The caller shows the toasts. */
export function useUndoRemoval(onFailed: (failure: ApiError) => void) {
  const { t } = useTranslation();
  const add = useAddToCart();
  const restore = useCallback(
    async (lines: readonly CartItem[]) => {
      let failure: ApiError | undefined;
      for (const { productId, courseId, price, quantity } of lines) {
        const subject = productId ? { productId, price } : { courseId: courseId ?? '', price };
        failure = (await add(subject, quantity)) ?? failure;
      }
      if (failure) onFailed(failure);
    },
    [add, onFailed],
  );
  return (lines: readonly CartItem[]) => ({ label: t('common.undo'), onPress: () => void restore(lines) });
}

import type { OrderSummary } from '@arcada/contracts';
import { useState } from 'react';
import { commerceApi } from '../../shared/commerce.api.ts';

const pageSize = 100;

/** Reads all of the user's orders, page by page, when they are asked for. */
export function useAllOrders() {
  const [ask] = commerceApi.useLazyStoreOrdersQuery();
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<unknown>();
  const read = async (): Promise<OrderSummary[] | undefined> => {
    setReading(true);
    setError(undefined);
    const orders: OrderSummary[] = [];
    try {
      for (let page = 1; ; page++) {
        const { items, total } = await ask({ page, pageSize }).unwrap();
        orders.push(...items);
        if (items.length === 0 || orders.length >= total) return orders;
      }
    } catch (failure) {
      setError(failure);
      return undefined;
    } finally {
      setReading(false);
    }
  };
  return { read, reading, error };
}

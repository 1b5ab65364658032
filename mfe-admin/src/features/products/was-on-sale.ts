import type { ManagedProduct } from '@arcada/contracts';

/** Whether there can be buyers: what is added before reaches no one yet. */
export const wasOnSale = ({ publishedAt }: Pick<ManagedProduct, 'publishedAt'>): boolean =>
  publishedAt !== null && Date.parse(publishedAt) <= Date.now();

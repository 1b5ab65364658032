import { isUniqueViolation } from '@arcada/service-kit';

/**
 * Repeats a transaction when a name or address was taken at the same moment: the second run sees it
 * as taken.
 */
export const onceMore = <T>(write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    if (isUniqueViolation(error)) return write();
    throw error;
  });

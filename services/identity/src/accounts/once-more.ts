import { isUniqueViolation } from '@arcada/service-kit';

/** Runs a transaction again when a name or an address was taken in the same moment: now it is seen as taken. */
export const onceMore = <T>(write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    if (isUniqueViolation(error)) return write();
    throw error;
  });

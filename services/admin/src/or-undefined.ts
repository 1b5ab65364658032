import type { Logger } from '@nestjs/common';

/**
 * What another service responds; undefined while it can't be read, with the reason in the log: admins see what the
 * others say all the same.
 */
export async function orUndefined<T>(logger: Logger, call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    logger.warn(error);
    return undefined;
  }
}

import { type DomainError, isUniqueViolation } from '@arcada/service-kit';

/** The written row, or `taken` when someone else has written the same id at the same moment. */
export const unlessTaken = <T>(writing: Promise<T>, taken: DomainError): Promise<T> =>
  writing.catch((error: unknown) => {
    throw isUniqueViolation(error) ? taken : error;
  });

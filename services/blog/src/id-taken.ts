import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

/** Said at the field, too. */
export const idTaken = (code: string, message: Translated) =>
  new DomainError(code, 409, message, { errors: [{ path: 'id', message }] });

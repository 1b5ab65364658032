import { isApiError } from '@arcada/platform';

/** True of the error of something that doesn't exist, or isn't the user's. */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

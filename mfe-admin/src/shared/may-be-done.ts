import { isApiError } from '@arcada/platform';

/** Whether what was asked for may have been done all the same: without a response, or with a failure. What is refused isn't. */
export const mayBeDone = (error: unknown): boolean => !isApiError(error) || error.status === 0 || error.status >= 500;

import type { KeysetPage } from '@arcada/contracts';
import type { PlatformDispatch } from '@arcada/platform';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** Rows of a page when all are read: the most that a service returns at once. */
const limit = 100;
const pastTheCache = { subscribe: false, forceRefetch: true } as const;

type Initiate<Request, Row> = (
  request: Request & { after: string | undefined; limit: number },
  options: typeof pastTheCache,
) => ThunkAction<{ unwrap: () => Promise<KeysetPage<Row>> }, unknown, unknown, UnknownAction>;

/** Reads the rows that fit a request page by page, each as it is now; `initiate` is that of the list's endpoint. */
export function useReadAll<Request extends object, Row>(initiate: Initiate<Request, Row>, request: Request) {
  const dispatch = useDispatch<PlatformDispatch>();
  return (after: string | undefined) => dispatch(initiate({ ...request, after, limit }, pastTheCache)).unwrap();
}

import { isApiError } from '@arcada/platform';
import type { UnknownAction } from '@reduxjs/toolkit';
import { learningApi } from '../learning-api.ts';

interface Call {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

/**
 * `onQueryStarted` of every call that requires enrolment. A refusal means that the enrolment was
 * lost meanwhile, by a refund or a seat taken back: enrolments are refetched, and the page follows.
 * Not for calls that provide that tag themselves, which would loop.
 */
export async function noticeLostCourse(_argument: unknown, { dispatch, queryFulfilled }: Call): Promise<void> {
  await queryFulfilled.then(
    () => undefined,
    ({ error }: { error?: unknown }) => {
      if (isApiError(error) && error.status === 403) dispatch(learningApi.util.invalidateTags(['Enrolment']));
    },
  );
}

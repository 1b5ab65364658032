import { isApiError } from '@arcada/platform';
import type { UnknownAction } from '@reduxjs/toolkit';
import { learningApi } from '../learning-api.ts';

interface Call {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

/**
 * `onQueryStarted` of every call that is for the enrolled. A refusal says that the course was lost meanwhile, by a refund
 * or a seat taken back: who is enrolled is asked for anew, and the page follows. Not for calls that provide that tag
 * themselves: they would ask for ever.
 */
export async function noticeLostCourse(_argument: unknown, { dispatch, queryFulfilled }: Call): Promise<void> {
  await queryFulfilled.then(
    () => undefined,
    ({ error }: { error?: unknown }) => {
      if (isApiError(error) && error.status === 403) dispatch(learningApi.util.invalidateTags(['Enrolment']));
    },
  );
}

import type { Enrolment } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import { enrolmentApi } from './enrolment.api.ts';

/**
 * The user's enrolment in a course. Public pages are rendered for an anonymous visitor, so it is
 * loaded after hydration. A payment enrols without the browser, so the data is refetched after 5 s.
 */
export function useEnrolment(courseId: string): Enrolment | undefined {
  const { status } = useSession();
  const { data } = enrolmentApi.useLearningEnrolmentsQuery(undefined, {
    skip: status !== 'signed-in',
    refetchOnMountOrArgChange: 5,
  });
  return status === 'signed-in' ? data?.find((enrolment) => enrolment.courseId === courseId) : undefined;
}

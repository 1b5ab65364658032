import type { Team } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import { enrolmentApi } from './enrolment.api.ts';

/** The seats that the user has bought in a course for several people; undefined without such. */
export function useTeam(courseId: string): Team | undefined {
  const { status } = useSession();
  const { data } = enrolmentApi.useLearningTeamsQuery(undefined, {
    skip: status !== 'signed-in',
    refetchOnMountOrArgChange: 5,
  });
  return status === 'signed-in' ? data?.find((team) => team.courseId === courseId) : undefined;
}

/** Whether all seats of the user's team in a course were refunded, while their results are still to be seen. */
export function useFormerTeam(courseId: string): boolean {
  const { status } = useSession();
  const skip = status !== 'signed-in';
  const { data = [] } = enrolmentApi.useLearningFormerTeamsQuery(undefined, { skip, refetchOnMountOrArgChange: 5 });
  return !skip && data.some((team) => team.courseId === courseId);
}

import type { Enrolment, Team } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useSession } from '../session/use-session.ts';

const ownedApi = api.enhanceEndpoints({ addTagTypes: ['Enrolment', 'Seat'] }).injectEndpoints({
  endpoints: (build) => ({
    learningOwnedCourses: build.query<Enrolment[], void>({
      query: () => ({ url: '/api/enrolments' }),
      providesTags: ['Enrolment'],
    }),
    learningOwnedSeats: build.query<Team[], void>({
      query: () => ({ url: '/api/seats' }),
      providesTags: ['Seat'],
    }),
  }),
});

/** The seats for several people that this account has in a course; undefined while that isn't known, or without any. */
export function useOwnedSeats(courseId: string | undefined): Team | undefined {
  const { status } = useSession();
  const skip = status !== 'signed-in' || courseId === undefined;
  const { data: teams } = ownedApi.useLearningOwnedSeatsQuery(undefined, { skip, refetchOnMountOrArgChange: 5 });
  return skip ? undefined : teams?.find((one) => one.courseId === courseId);
}

/** Of a course in the cart: that this account has it, or seats in it, and what buying again then means. */
export function OwnedCourse({ courseId }: { courseId: string }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const asked = { skip: status !== 'signed-in', refetchOnMountOrArgChange: 60 };
  const { data: courses } = ownedApi.useLearningOwnedCoursesQuery(undefined, asked);
  const { data: teams } = ownedApi.useLearningOwnedSeatsQuery(undefined, asked);
  if (status !== 'signed-in' || !courses || !teams) return null;
  const course = courses.find((one) => one.courseId === courseId);
  const team = teams.find((one) => one.courseId === courseId);
  if (!course && !team) return null;
  const text = team?.own || course?.seats ? 'cart.owned' : team ? 'cart.ownedSeats' : 'cart.ownedGiven';
  return (
    <p className="a-small a-mute">
      {t(text, { count: team?.total ?? 0 })}
      {team && team.free > 0 && ` ${t('cart.ownedFree', { count: team.free })}`}
    </p>
  );
}

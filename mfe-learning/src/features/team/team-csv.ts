import type { TeamSeats } from '@arcada/contracts';
import type { CsvCell } from '@arcada/platform';
import type { TFunction } from 'i18next';
import { isFormer, type Person, standingOf } from './standing.ts';

const day = (when: string | null | undefined): CsvCell => when?.slice(0, 10) ?? null;
const percent = (share: number | null): CsvCell => (share === null ? null : Math.round(share * 100));

/** Tasks in the order of the course; then those that only former holders had. */
function tasksOf<Task extends { lessonId: string }>(
  people: readonly Person[],
  of: (person: Person) => readonly Task[],
) {
  return [...new Map(people.flatMap(of).map((task) => [task.lessonId, task])).values()];
}

/** People who have or had a seat, with a column for each fact and each task. */
export function rowsOf({ seats, former }: Pick<TeamSeats, 'seats' | 'former'>, t: TFunction<'learning'>): CsvCell[][] {
  const people: Person[] = [...seats, ...former];
  const quizzes = tasksOf(people, ({ progress }) => progress?.quizzes ?? []);
  const exercises = tasksOf(people, ({ progress }) => progress?.exercises ?? []);
  const yes = (is: boolean | undefined): CsvCell => (is === undefined ? null : t(is ? 'csv.yes' : 'csv.no'));
  return [
    [
      ...[t('csv.name'), t('csv.email'), t('csv.invitedAs'), t('csv.confirmed'), t('csv.status')],
      ...[t('csv.invited'), t('csv.accepted'), t('csv.lastActive'), t('csv.lessonsDone'), t('content.lessons')],
      ...[t('csv.completed'), t('mine.certificate'), t('csv.certified'), t('csv.ended')],
      ...quizzes.flatMap(({ title }) => [
        ...[t('csv.best', { title }), t('csv.passMark', { title })],
        ...[t('csv.passed', { title }), t('csv.attempts', { title })],
      ]),
      ...exercises.map(({ title }) => t('csv.done', { title })),
    ],
    ...people.map((person) => {
      const { name, email, invitedEmail, differs, invitedAt, takenAt, progress } = person;
      const certificate = progress?.certificate?.valid ? progress.certificate : undefined;
      return [
        ...[
          name,
          email,
          differs ? invitedEmail : null,
          yes(person.confirmed ?? undefined),
          t(`team.standing_${standingOf(person)}`),
        ],
        ...[day(invitedAt), day(takenAt), day(progress?.lastActiveAt)],
        ...[progress?.completedLessons ?? null, progress?.lessonCount ?? null, day(progress?.completedAt)],
        ...[certificate?.code ?? null, day(certificate?.issuedAt), isFormer(person) ? day(person.withdrawnAt) : null],
        ...quizzes.flatMap(({ lessonId }): CsvCell[] => {
          const quiz = progress?.quizzes?.find((one) => one.lessonId === lessonId);
          if (!quiz) return [null, null, null, null];
          return [percent(quiz.best), percent(quiz.passMark), yes(quiz.passed), quiz.attempts];
        }),
        ...exercises.map(({ lessonId }) => yes(progress?.exercises.find((one) => one.lessonId === lessonId)?.done)),
      ];
    }),
  ];
}

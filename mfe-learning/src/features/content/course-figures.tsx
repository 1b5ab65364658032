import { dateFormat, type CourseFigures as Figures, formatPrice, monthName, numberFormat } from '@arcada/contracts';
import { type CsvCell, useLanguage } from '@arcada/platform';
import { FiguresTable, FigureTiles } from '@arcada/ui/tooltip';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../shared/csv-button.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { authoringApi } from './authoring.api.ts';

/** How learners do in the course: by month, by lesson, in its quizzes, and learner by learner without names. */
export function CourseFigures({ courseId }: { courseId: string }) {
  const query = authoringApi.useLearningContentFiguresQuery(courseId, { refetchOnMountOrArgChange: 30 });
  return (
    <div className="a-stack learn-figures">
      <QueryStates query={query} />
      {query.data && <Tables courseId={courseId} figures={query.data} />}
    </div>
  );
}

function Tables({ courseId, figures }: { courseId: string; figures: Figures }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  const percent = numberFormat(language, { style: 'percent' });
  const share = (part: number, all: number) => (all > 0 ? percent.format(part / all) : '–');
  const { learners, completed, months, lessons, quizzes, progress } = figures;
  const tables = [
    {
      name: t('figures.byMonth'),
      heads: [t('sales.month'), t('sales.units'), t('sales.refunded'), t('sales.revenue'), t('figures.completed')],
      rows: months.toReversed().map((month) => ({
        key: month.month,
        cells: [
          monthName(month.month, language),
          month.units,
          month.refundedUnits,
          formatPrice(month.revenue),
          month.completed,
        ],
      })),
    },
    {
      name: t('figures.byLesson'),
      heads: [t('figures.lesson'), t('figures.begun'), t('figures.done'), t('figures.reached')],
      rows: lessons.map((lesson) => ({
        key: lesson.id,
        cells: [lesson.title, lesson.begun, lesson.completed, share(lesson.completed, learners)],
      })),
    },
    {
      name: t('figures.quizzes'),
      heads: [t('figures.lesson'), t('figures.tried'), t('figures.passed'), t('figures.attempts')],
      rows: quizzes.map((quiz) => ({
        key: quiz.lessonId,
        cells: [quiz.title, quiz.tried, share(quiz.passed, quiz.tried), quiz.attempts?.toLocaleString(language) ?? '–'],
      })),
    },
    {
      name: t('figures.questions'),
      heads: [t('figures.question'), t('figures.answered'), t('figures.right')],
      rows: quizzes.flatMap((quiz) =>
        quiz.questions.map((question) => ({
          key: `${quiz.lessonId} ${question.id}`,
          cells: [question.text, question.answered, share(question.right, question.answered)],
        })),
      ),
    },
    {
      name: t('figures.progress'),
      heads: [t('figures.enrolled'), t('figures.done'), t('figures.reached'), t('figures.lastActive')],
      rows: progress.map((learner, at) => ({
        key: `${learner.enrolledAt} ${at}`,
        cells: [
          date.format(new Date(learner.enrolledAt)),
          learner.completedLessons,
          share(learner.completedLessons, lessons.length),
          learner.lastActiveAt ? date.format(new Date(learner.lastActiveAt)) : '–',
        ],
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
  const csv = (): CsvCell[][] =>
    tables.flatMap(({ name, heads, rows }) => [[name], heads, ...rows.map(({ cells }) => cells), []]);
  const tile = (key: 'learners' | 'completed', value: number, note?: string) => ({
    key,
    value: value.toLocaleString(language),
    title: t(`figures.${key}`),
    ...(note !== undefined && { note }),
    explanation: { text: t(`figures.explain.${key}`), label: t('sales.how', { name: t(`figures.${key}`) }) },
  });
  return (
    <>
      <section className="a-stack">
        <h2 className="learn-editor-heading">{t('figures.learners')}</h2>
        <FigureTiles figures={[tile('learners', learners), tile('completed', completed, share(completed, learners))]} />
        {learners === 0 && <p className="a-mute">{t('figures.none')}</p>}
      </section>
      {tables.map(({ name, heads, rows }) => (
        <section key={name} className="a-stack">
          <h2 className="learn-editor-heading">{name}</h2>
          <FiguresTable name={name} heads={heads} rows={rows} />
        </section>
      ))}
      <CsvButton name={`figures-${courseId}.csv`} rows={csv} />
    </>
  );
}

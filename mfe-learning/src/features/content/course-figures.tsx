import {
  dateFormat,
  type CourseFigures as Figures,
  monthName,
  numberFormat,
  type PartFigures,
} from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { FigureTiles } from '@arcada/ui/tooltip';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { authoringApi } from './authoring.api.ts';
import { FiguresPart, type FiguresPartProps } from './figures-part.tsx';
import { MonthBars } from './month-bars.tsx';

/** How learners do: by month, by lesson, in quizzes and exercises, and learner by learner without names. */
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
  const day = (at: string) => ({ shown: date.format(new Date(at)), csv: at.slice(0, 10) });
  const percent = numberFormat(language, { style: 'percent' });
  const share = (part: number, all: number) => (all > 0 ? percent.format(part / all) : '–');
  const { learners, completed, months, lessons, quizzes, exercises, progress } = figures;
  const taskHeads = (passed: string) => [
    t('figures.lesson'),
    t('figures.tried'),
    t('figures.firstPassed'),
    passed,
    t('figures.attempts'),
  ];
  const taskRow = ({ lessonId, title, tried, passed, first, attempts }: Figures['exercises' | 'quizzes'][number]) => ({
    key: lessonId,
    cells: [title, tried, share(first.passed, first.known), share(passed, tried), attempts ?? '–'],
  });
  const partHeads = (part: string) => [
    part,
    t('figures.firstRight'),
    t('figures.firstAnswered'),
    t('figures.lastRight'),
    t('figures.lastAnswered'),
  ];
  const partRow = (lessonId: string, { id, text, first, last }: PartFigures) => ({
    key: `${lessonId} ${id}`,
    cells: [text, share(first.right, first.answered), first.answered, share(last.right, last.answered), last.answered],
  });
  const tables: Omit<FiguresPartProps, 'level'>[] = [
    {
      name: t('figures.byMonth'),
      chart: (
        <div className="learn-charts">
          <MonthBars name={t('sales.units')} months={months.map(({ month, units }) => ({ month, value: units }))} />
          <MonthBars
            name={t('figures.completed')}
            months={months.map((month) => ({ month: month.month, value: month.completed }))}
          />
        </div>
      ),
      file: 'months',
      heads: [t('sales.month'), t('sales.units'), t('sales.refunded'), t('sales.revenue'), t('figures.completed')],
      rows: months.toReversed().map((month) => ({
        key: month.month,
        cells: [
          { shown: monthName(month.month, language), csv: month.month },
          month.units,
          month.refundedUnits,
          { amount: month.revenue },
          month.completed,
        ],
      })),
    },
    {
      name: t('figures.byLesson'),
      file: 'lessons',
      heads: [t('figures.lesson'), t('figures.begun'), t('figures.done'), t('figures.reached')],
      rows: lessons.map((lesson) => ({
        key: lesson.id,
        cells: [lesson.title, lesson.begun, lesson.completed, share(lesson.completed, learners)],
      })),
      text: t('figures.explain.lessons'),
    },
    {
      name: t('figures.quizzes'),
      file: 'quizzes',
      heads: taskHeads(t('figures.passed')),
      rows: quizzes.map(taskRow),
      text: t('figures.explain.quizzes'),
    },
    {
      name: t('figures.questions'),
      file: 'questions',
      heads: partHeads(t('figures.question')),
      rows: quizzes.flatMap(({ lessonId, questions }) => questions.map((part) => partRow(lessonId, part))),
      text: t('figures.explain.first'),
    },
    {
      name: t('figures.exercises'),
      file: 'exercises',
      heads: taskHeads(t('figures.done')),
      rows: exercises.map(taskRow),
      text: t('figures.explain.exercises'),
    },
    {
      name: t('figures.parts'),
      file: 'parts',
      heads: partHeads(t('figures.part')),
      rows: exercises.flatMap(({ lessonId, parts }) => parts.map((part) => partRow(lessonId, part))),
      text: t('figures.explain.first'),
    },
    {
      name: t('figures.progress'),
      file: 'learners',
      heads: [t('figures.enrolled'), t('figures.done'), t('figures.reached'), t('figures.lastActive')],
      rows: progress.map((learner, at) => ({
        key: `${learner.enrolledAt} ${at}`,
        cells: [
          day(learner.enrolledAt),
          learner.completedLessons,
          share(learner.completedLessons, lessons.length),
          learner.lastActiveAt ? day(learner.lastActiveAt) : '–',
        ],
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
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
      {tables.map((table) => (
        <FiguresPart key={table.file} level={2} {...table} file={`${courseId}-${table.file}`} />
      ))}
    </>
  );
}

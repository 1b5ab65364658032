import type { CourseProgress, Lesson, Played } from '@arcada/contracts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lessonApi } from '../../shared/lesson/lesson.api.ts';
import { Completion } from './completion.tsx';
import { LessonStates } from './lesson/lesson-states.tsx';
import { LessonView } from './lesson/lesson-view.tsx';
import { useRenew } from './lesson/use-renew.ts';
import { NextLesson } from './next-lesson.tsx';
import { NotesTab } from './notes-tab.tsx';
import { QuestionsTab } from './questions-tab.tsx';

type Lessons = CourseProgress['chapters'][number]['lessons'];

interface LearnLessonProps {
  courseId: string;
  lessonId: string;
  lessons: Lessons;
}

/** The lesson of an enrolled learner: progress is kept, answers are marked. */
export function LearnLesson({ courseId, lessonId, lessons }: LearnLessonProps) {
  const query = lessonApi.useLearningLessonQuery({ courseId, lessonId });
  const lesson = query.currentData;
  return lesson ? <OpenLesson lesson={lesson} lessons={lessons} /> : <LessonStates query={query} />;
}

function OpenLesson({ lesson, lessons }: { lesson: Lesson; lessons: Lessons }) {
  const { t } = useTranslation('learning');
  const { courseId, id: lessonId } = lesson;
  const key = { courseId, lessonId };
  const renew = useRenew(courseId, lessonId);
  const [save] = lessonApi.useLearningSaveProgressMutation();
  const [ended, setEnded] = useState(false);
  const savePosition = useCallback(
    async (positionSeconds: number, leaving: boolean, played: Played[]) =>
      !(await save({ courseId, lessonId, positionSeconds, played, keepalive: leaving || undefined })).error,
    [save, courseId, lessonId],
  );
  const handleEnded = useCallback(() => setEnded(true), []);
  const titleOf = (id: string | null) => lessons.find((candidate) => candidate.id === id)?.title;
  return (
    <LessonView
      lesson={lesson}
      renew={renew}
      savePosition={savePosition}
      marked
      onEnded={handleEnded}
      tabs={[
        { key: 'notes', label: t('lesson.notes'), content: <NotesTab {...key} /> },
        { key: 'questions', label: t('lesson.questions'), content: <QuestionsTab {...key} /> },
      ]}
    >
      <Completion lesson={lesson} />
      <NextLesson
        courseId={courseId}
        previous={lesson.previousLessonId}
        next={lesson.nextLessonId}
        nextTitle={titleOf(lesson.nextLessonId)}
        ended={ended}
      />
    </LessonView>
  );
}
